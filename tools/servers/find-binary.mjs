import { access, constants, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Folders in which distributions put servers, missing from an ordinary user's PATH. */
const BESIDE_PATH = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/opt/homebrew/opt/mariadb/bin'];

/**
 * @param {readonly string[]} names tried in this order
 * @param {readonly string[]} [directories]
 * @returns {Promise<string | null>} the first executable found
 */
export async function findBinary(names, directories = searchPath()) {
  for (const name of names)
    for (const directory of directories)
      if (await isExecutable(join(directory, name))) return join(directory, name);
  return null;
}

function searchPath() {
  return [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...BESIDE_PATH];
}

/** @param {string} path */
async function isExecutable(path) {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
