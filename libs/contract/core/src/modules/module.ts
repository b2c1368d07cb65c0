import { z } from 'zod';
import { MENU_GROUPS, MODULE_NAMES } from './module-names.ts';

const need = z.union([z.string(), z.array(z.string())]);

/** A page: an exact path, matched case-insensitively, and the authority to open it. */
export const pageRouteSchema = z.object({
  path: z.string().startsWith('/'),
  title: z.string(),
  needs: need,
  /** Query keys that name the subject of the page: another value opens another page tab. */
  subject: z.array(z.string()).optional(),
  /** The menu entry it is under by the value of a query key; with another value `otherwise`, else the nearest one. */
  under: z
    .object({
      key: z.string(),
      paths: z.record(z.string(), z.string().startsWith('/')),
      otherwise: z.string().startsWith('/').optional(),
    })
    .optional(),
});
export type PageRoute = z.output<typeof pageRouteSchema>;

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

/** The manifest of a module, written into its build as `module.json`. */
export const moduleManifestSchema = z.object({
  name: z.enum(MODULE_NAMES),
  title: z.string(),
  shellApi: z.string(),
  /** Versions of the packages the shell shares that it was built against, as semver ranges by name. */
  needs: z.record(z.string(), z.string()).optional(),
  routes: z.array(pageRouteSchema),
  menu: z.array(menuEntrySchema),
});
export type ModuleManifest = z.output<typeof moduleManifestSchema>;

/** A released module as the shell reads it from registry.json. */
export const registryModuleSchema = moduleManifestSchema.extend({
  version: z.string(),
  /** The address of its federation manifest, on an allowed origin. */
  manifestUrl: z.string(),
  /** Subresource integrity, `sha256-…`, by name of each file that federation fetches: others carry theirs from the build. */
  integrity: z.record(z.string(), z.string()),
});
export type RegistryModule = z.output<typeof registryModuleSchema>;

export const registrySchema = z.object({
  modules: z.array(registryModuleSchema),
  /** Identifies the shell's current build: an open page of another build offers to reload. */
  shell: z.string().nullable().optional(),
});
export type Registry = z.output<typeof registrySchema>;
