/** The remote modules the shell can mount. */
export const MODULE_NAMES = ['company', 'industry', 'invest', 'ai'] as const;
export type ModuleName = (typeof MODULE_NAMES)[number];

/**
 * The menu's groups, in their order. Separate from the schemas, so that the shell displays a menu without
 * loading zod.
 */
export const MENU_GROUPS = ['数据库', '投资研究', '智能问答', '运行与系统', '实验室'] as const;
