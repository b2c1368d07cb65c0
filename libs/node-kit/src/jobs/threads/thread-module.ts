import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The address of a service's `thread` module: `source`, relative to a module of its sources; in a bundle, the
 * file beside that module.
 */
export function threadModule(filename: string, source: string): URL {
  return pathToFileURL(join(dirname(filename), extname(filename) === '.ts' ? source : 'thread.js'));
}
