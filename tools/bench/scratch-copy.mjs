import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../run/paths.mjs';

const LEFT_OUT = /^(node_modules|\.git|\.nx|coverage|\.data.*)$/;

/**
 * A copy of the working tree with its builds, for changes that must not dirty the repository. Installed packages
 * are shared, the repository's own packages are those of the copy.
 * @returns {Promise<string>} its folder
 */
export async function scratchCopy() {
  const target = await mkdtemp(join(tmpdir(), 'console-copy-'));
  await cp(ROOT, target, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (source) => source === ROOT || !LEFT_OUT.test(basename(source)),
  });
  const modules = join(ROOT, 'node_modules');
  await mkdir(join(target, 'node_modules'));
  for (const name of await readdir(modules)) {
    const [from, to] = [join(modules, name), join(target, 'node_modules', name)];
    // Links to our packages are relative: they lead into the tree that contains them.
    if (name === '@console') await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else if (name !== '.cache') await symlink(from, to);
  }
  return target;
}
