import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Reports every file written, renamed or removed in a folder and below, each folder watched separately: on Linux
 * node's recursive watching loses a file once an editor has renamed another over it, and throws when a folder is
 * removed while it is read.
 * @param {string} root
 * @param {(path: string) => void} onFile
 * @returns {() => void} stops watching
 */
export function watchFolder(root, onFile) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  /** @param {string} folder */
  const watchOne = (folder) => {
    watchers.get(folder)?.close();
    const watcher = watch(folder, (event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (!isFolder(path)) onFile(path);
      else if (event === 'rename') follow(path).forEach(onFile);
    });
    watcher.once('error', () => watcher.close());
    watchers.set(folder, watcher);
  };
  /** @param {string} folder @returns {string[]} the files below it; none when it no longer exists */
  const follow = (folder) => {
    try {
      watchOne(folder);
      return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? follow(path) : [path];
      });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
      return [];
    }
  };
  follow(root);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** @param {string} path */
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
