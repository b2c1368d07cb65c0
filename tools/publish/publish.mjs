import { cp, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../run/paths.mjs';
import { hashFiles, listFiles } from '../workspace/files.mjs';
import { integrityOf } from './integrity.mjs';
import { sourceCommit } from './source-commit.mjs';

/**
 * Copies the shell's build to `<directory>/<hash>`, which becomes the version in its `shell.json`.
 * @param {string} directory
 * @returns {Promise<string>} the folder to serve
 */
export async function publishShell(directory) {
  const dist = join(ROOT, 'shell/dist');
  const files = await servedFiles(dist);
  const target = join(directory, (await hashFiles(dist, files)).slice(0, 12));
  await writeOnce(target, async (draft) => {
    await copyFiles(dist, draft, files);
    const said = JSON.parse(await readFile(join(dist, 'shell.json'), 'utf8'));
    await writeFile(join(draft, 'shell.json'), JSON.stringify({ version: basename(target), ...said }));
  });
  // The folder's time is when it was last served: the newest of the others is the previous shell.
  const now = new Date();
  await utimes(target, now, now);
  return target;
}

/**
 * Copies a module's build to `<directory>/<module>/<version>`, with the manifest for the registry. A version names
 * its content, so a folder once written is never changed.
 * @param {string} directory
 * @param {string} name `company`
 * @returns {Promise<string>} the version
 */
export async function publishRemote(directory, name) {
  const source = join(ROOT, `mfe-${name}`);
  const dist = join(source, 'dist');
  const files = await servedFiles(dist);
  const hash = (await hashFiles(dist, files)).slice(0, 8);
  const version = `${JSON.parse(await readFile(join(source, 'package.json'), 'utf8')).version}-${hash}`;
  await writeOnce(join(directory, name, version), async (draft) => {
    await copyFiles(dist, draft, files);
    const module = JSON.parse(await readFile(join(dist, 'module.json'), 'utf8'));
    const [integrity, bytes, commit] = await Promise.all([
      integrityOf(dist),
      bytesOf(dist, files),
      sourceCommit(),
    ]);
    const release = { module, integrity, bytes, commit };
    await writeFile(join(draft, 'release.json'), JSON.stringify(release, null, 2));
  });
  return version;
}

/**
 * @param {string} target
 * @param {(draft: string) => Promise<void>} fill
 */
async function writeOnce(target, fill) {
  if (await stat(target).catch(() => null)) return;
  const draft = `${target}.${process.pid}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    await fill(draft);
    await rename(draft, target).catch((error) => {
      // Another process published the same meanwhile.
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} files
 */
async function copyFiles(from, to, files) {
  for (const folder of new Set(files.map((file) => dirname(file))))
    await mkdir(join(to, folder), { recursive: true });
  await Promise.all(files.map((file) => cp(join(from, file), join(to, file))));
}

/**
 * @param {string} dist
 * @param {readonly string[]} files
 * @returns {Promise<number>} their size, without compressed copies
 */
async function bytesOf(dist, files) {
  const own = files.filter((file) => !file.endsWith('.br'));
  const sizes = await Promise.all(own.map(async (file) => (await stat(join(dist, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @param {string} dist */
function servedFiles(dist) {
  // Brotli files come with the build; source maps stay there.
  return listFiles(dist).then((files) => files.filter((file) => !file.endsWith('.map')));
}
