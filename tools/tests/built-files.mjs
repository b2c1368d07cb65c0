import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../workspace/files.mjs';

/** A part of a file's name that follows from what the file contains. */
const CHECKSUM = /\.([0-9a-f]{8})(?=\.\w+$)/;
const INTEGRITY = /\bsha256-[\w+/]+=*/g;
/** A name that the minifier gave: how often a letter occurs, in checksums too, decides which. */
const SHORT_NAME = /(?<![\w$])[a-z_$][\w$]?(?![\w$])/gi;
/** The number of a module where the entry defines or calls it: of the bundler's own, it follows from the folder. */
const MODULE_NUMBER = /(?<![\w$.])\d+(?=\()|(?<=\()\d+(?=\))/g;
const ENTRY = 'remoteEntry.js';
const COMPRESSED = /\.(br|gz)$/;

/**
 * @param {string} file
 * @returns {string} its name in every build: `assets/14.js` for `assets/14.56756794.js`
 */
export const stableName = (file) => file.replace(CHECKSUM, '');

/**
 * The files of a built module, by their stable names: a hash of what each contains, apart from the checksums of the
 * others. The entry names every file of the module, and would change with each of them, down to the names of its
 * variables, and with the folder of the sources, as builds are shared between clones; it is the bundler's own code,
 * which changes with the bundler alone.
 * @param {string} directory of the build
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function readBuiltFiles(directory) {
  const files = await listFiles(directory, (name) => COMPRESSED.test(name));
  const checksums = new Set(files.flatMap((file) => CHECKSUM.exec(file)?.[1] ?? []));
  const hashes = await Promise.all(
    files.map(async (file) => {
      const text = (await readFile(join(directory, file), 'latin1'))
        .replace(INTEGRITY, '')
        .replace(/\b[0-9a-f]{8}\b/g, (word) => (checksums.has(word) ? '' : word));
      const content = file === ENTRY ? text.replace(SHORT_NAME, '_').replace(MODULE_NUMBER, '0') : text;
      return /** @type {const} */ ([stableName(file), createHash('sha256').update(content).digest('hex')]);
    }),
  );
  /** @type {Map<string, string>} */
  const built = new Map();
  // Files of one stable name, such as two pictures, count together.
  for (const [name, hash] of hashes) built.set(name, `${built.get(name) ?? ''}${hash}`);
  return built;
}
