import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A loader of the bundler: `import.meta` of a bundle names the bundle, but tests read files beside their sources.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function sourcePaths(source) {
  const { resourcePath } = this;
  return source
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(resourcePath)))
    .replaceAll('import.meta.filename', JSON.stringify(resourcePath))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(resourcePath).href));
}
