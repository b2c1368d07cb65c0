/**
 * @typedef {{ name: string, version: string, manifestUrl: string, integrity: Record<string, string> }} RegistryModule
 */

/**
 * The gateway's registry with every module served by its development server. Files that change on every save have
 * no fixed hash: each file in the manifest is listed with an empty one, which checks nothing.
 * @template {{ modules: RegistryModule[] }} R
 * @param {R} registry
 * @param {(module: string) => string | undefined} addressOf the development server of a module
 * @param {(url: string) => Promise<string>} read
 * @returns {Promise<R>}
 */
export async function devRegistry(registry, addressOf, read) {
  const modules = await Promise.all(
    registry.modules.map(async (module) => {
      const address = addressOf(module.name);
      if (address === undefined) return module;
      const manifestUrl = `${address}/mf-manifest.json`;
      const files = (await read(manifestUrl)).split('"').filter((text) => /\.(?:js|css)$/.test(text));
      const integrity = Object.fromEntries(['mf-manifest.json', ...files].map((file) => [file, '']));
      return { ...module, manifestUrl, integrity };
    }),
  );
  return { ...registry, modules };
}
