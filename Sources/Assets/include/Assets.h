int assets_placeholder(void);
