import { fileURLToPath } from 'node:url';
import { RUN_TYPESCRIPT } from './run-typescript-url.ts';

const BUNDLED_ENTRY = new URL('./bundled-entry.mjs', import.meta.url).href;

/** A module for threads of a test: the service's bundle of the sources as they are, else the sources compiled as Jest does. */
export function sourceThread(module: URL): URL {
  const code = `
    import { pathToFileURL } from 'node:url';
    const { bundledEntry } = await import(${JSON.stringify(BUNDLED_ENTRY)});
    const bundled = bundledEntry(${JSON.stringify(fileURLToPath(module))});
    if (bundled === null) await import(${JSON.stringify(RUN_TYPESCRIPT)});
    await import(bundled === null ? ${JSON.stringify(module.href)} : pathToFileURL(bundled).href);`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
