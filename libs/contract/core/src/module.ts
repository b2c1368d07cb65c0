import { z } from 'zod';

/** The remote modules the shell can mount. */
export const MODULE_NAMES = ['company', 'industry', 'invest', 'ai'] as const;
export type ModuleName = (typeof MODULE_NAMES)[number];

/** The contract between the shell and a remote, as semver: a module states the range it needs. */
export const SHELL_API = '1.0.0';

const need = z.union([z.string(), z.array(z.string())]);

/** A page: an exact path, matched case-insensitively, and what opening it needs. */
export const pageRouteSchema = z.object({ path: z.string().startsWith('/'), title: z.string(), needs: need });
export type PageRoute = z.output<typeof pageRouteSchema>;

export const MENU_GROUPS = ['数据库', '投资研究', '智能问答', '运行与系统'] as const;

export const menuEntrySchema = z.object({
  group: z.enum(MENU_GROUPS),
  title: z.string(),
  path: z.string().startsWith('/'),
  icon: z.string(),
  needs: need,
  /** Position within the group, ascending. */
  order: z.number().int(),
});
export type MenuEntry = z.output<typeof menuEntrySchema>;

/** What a module says of itself; written into its build as `module.json`. */
export const moduleManifestSchema = z.object({
  name: z.enum(MODULE_NAMES),
  title: z.string(),
  shellApi: z.string(),
  routes: z.array(pageRouteSchema),
  menu: z.array(menuEntrySchema),
});
export type ModuleManifest = z.output<typeof moduleManifestSchema>;

/** A released module as the shell reads it from registry.json. */
export const registryModuleSchema = moduleManifestSchema.extend({
  version: z.string(),
  /** Where its federation manifest stands, on an allowed origin. */
  manifestUrl: z.string(),
  /** Subresource integrity by file name, `sha384-…`. */
  integrity: z.record(z.string(), z.string()),
});
export type RegistryModule = z.output<typeof registryModuleSchema>;

export const registrySchema = z.object({ modules: z.array(registryModuleSchema) });
export type Registry = z.output<typeof registrySchema>;

/** The route of `routes` that owns `pathname`, case and a trailing slash aside. */
export function matchRoute<R extends { readonly path: string }>(
  routes: readonly R[],
  pathname: string,
): R | null {
  const wanted = normalisePath(pathname);
  return routes.find((route) => normalisePath(route.path) === wanted) ?? null;
}

export function normalisePath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, '') || '/';
}
