import { createReadStream, readdirSync, statSync, type ReadStream } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

export interface BoardFile {
  readonly type: string;
  readonly bytes: number;
  open(): ReadStream;
}

/**
 * The files below a folder by their path in it, with forward slashes: listed once, so that no requested path leads out
 * of it. Throws at a file of a kind whose type is unknown.
 */
export function boardFiles(folder: string): ReadonlyMap<string, BoardFile> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return new Map(
    found.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const type = TYPES[extname(name)];
      if (type === undefined) throw new Error(`${path} is of no known type`);
      const file: BoardFile = { type, bytes: statSync(path).size, open: () => createReadStream(path) };
      return [relative(folder, path).split(sep).join('/'), file];
    }),
  );
}
