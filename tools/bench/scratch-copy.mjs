import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../run/paths.mjs';

const LEFT_OUT = /^(node_modules|\.git|\.nx|coverage|\.data.*)$/;

/**
 * A copy of the working tree with what was built in it, for changes that must not dirty the repository. What
 * is installed is shared, its own packages are those of the copy.
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
    // Ours are relative links: they lead into the tree they stand in.
    if (name === '@console') await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else if (name !== '.cache') await symlink(from, to);
  }
  return target;
}
