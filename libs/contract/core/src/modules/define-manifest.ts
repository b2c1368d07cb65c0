import type { MenuEntry, ModuleManifest, PageRoute } from './module.ts';

/**
 * A manifest whose paths the compiler knows: its pages are a record over them, and its menu leads only to
 * them.
 */
export interface ManifestOf<Path extends string> extends Omit<ModuleManifest, 'routes' | 'menu'> {
  routes: (PageRoute & {
    readonly path: Path;
    readonly under?: {
      readonly paths: Readonly<Record<string, NoInfer<Path>>>;
      readonly otherwise?: NoInfer<Path>;
    };
  })[];
  menu: (MenuEntry & { readonly path: NoInfer<Path> })[];
}

/** The paths of a manifest's pages. */
export type PathOf<Manifest> = Manifest extends ManifestOf<infer Path> ? Path : never;

/** Declares the manifest of a module. A menu entry without a page does not compile. */
export const defineManifest = <const Path extends string>(manifest: ManifestOf<Path>): ManifestOf<Path> =>
  manifest;
