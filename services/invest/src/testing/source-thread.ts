import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RUN_TYPESCRIPT } from '@console/node-kit/testing';

/** The service's `thread` module for threads of a test, which compile the sources as Jest does. */
export function sourceThread(): URL {
  const thread = pathToFileURL(join(import.meta.dirname, '../thread.ts')).href;
  const code = `import ${JSON.stringify(RUN_TYPESCRIPT)}; await import(${JSON.stringify(thread)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
