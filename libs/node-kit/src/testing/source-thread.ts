import { RUN_TYPESCRIPT } from './run-typescript-url.ts';

/** A module for threads of a test, which compile the sources as Jest does. */
export function sourceThread(module: URL): URL {
  const code = `import ${JSON.stringify(RUN_TYPESCRIPT)}; await import(${JSON.stringify(module.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
