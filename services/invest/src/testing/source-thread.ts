import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The service's `thread` module for threads of a test, which compile the sources as Jest does. */
export function sourceThread(): URL {
  const kit = dirname(createRequire(import.meta.url).resolve('@console/node-kit/testing'));
  const compiler = pathToFileURL(join(kit, 'run-typescript.mjs')).href;
  const thread = pathToFileURL(join(import.meta.dirname, '../thread.ts')).href;
  const code = `import ${JSON.stringify(compiler)}; await import(${JSON.stringify(thread)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
