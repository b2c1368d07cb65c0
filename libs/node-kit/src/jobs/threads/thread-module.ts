import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A service's `thread` module: as `source` says seen from a module of its sources, beside that one where it is bundled. */
export function threadModule(filename: string, source: string): URL {
  return pathToFileURL(join(dirname(filename), extname(filename) === '.ts' ? source : 'thread.js'));
}
