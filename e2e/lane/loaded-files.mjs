import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const RELEASED = /^\/remotes\/([a-z]+)\/(?:[^/]+\/(.+))?$/;

/**
 * The files of modules that one file of journeys has loaded, by its pages or by calls of its own: `company/remoteEntry.js`,
 * whatever the release, or `company` for all of a module.
 */
export class LoadedFiles {
  /** @type {Set<string>} */
  names = new Set();

  /** @param {string} url of anything that was fetched, or `/remotes/company/` for all of a module */
  add = (url) => {
    const [, module, file] = RELEASED.exec(new URL(url, 'http://localhost').pathname) ?? [];
    if (module !== undefined) this.names.add(file === undefined ? module : `${module}/${file}`);
  };

  /**
   * The same function, which records what it fetches.
   * @param {typeof fetch} call
   * @returns {typeof fetch}
   */
  watch(call) {
    return (input, init) => {
      this.add(input instanceof Request ? input.url : String(input));
      return call(input, init);
    };
  }

  /**
   * Records them for `npm test`, which reads the records of all files after the run.
   * @param {string} path of the file of journeys
   * @param {string | undefined} directory of the records; none are kept without one
   */
  async keep(path, directory = process.env.LOADED_DIR) {
    if (!directory) return;
    await mkdir(directory, { recursive: true });
    const record = { path, files: [...this.names].sort() };
    await writeFile(join(directory, `${randomUUID()}.json`), JSON.stringify(record));
  }
}
