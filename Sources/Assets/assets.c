#include "Assets.h"
int assets_placeholder(void) { return 0; }
