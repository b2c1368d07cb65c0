import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lane } from './lane.ts';
import { SUITE } from './suite.ts';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

interface Edit {
  /** Relative to the repository: in the module or in its contract. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

interface EarlierRelease {
  readonly version: string;
  /** Removes the folder. */
  readonly remove: () => Promise<void>;
}

/**
 * A module as it was built against an earlier contract: both are copied and edited, the module is built alone and
 * added to the suite's releases. No user gets it until it is activated.
 */
export async function publishEarlier(module: string, edits: readonly Edit[]): Promise<EarlierRelease> {
  const place = join(SUITE.directory, `earlier-${module}`);
  // All its sources are built here, whatever a page fetches of it later.
  lane.loaded(`/remotes/${module}/`);
  await rm(place, { recursive: true, force: true });
  await copySources(place, module);
  for (const edit of edits) await make(edit, place);
  await run(process.execPath, [join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
    cwd: join(place, `mfe-${module}`),
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  const dist = join(place, `mfe-${module}/dist`);
  const integrity = await integrityOf(dist);
  const version = `0.0.1-${sha('sha256', JSON.stringify(integrity), 'hex').slice(0, 8)}`;
  const target = join(SUITE.directory, 'remotes', module, version);
  await cp(dist, target, { recursive: true });
  const manifest = JSON.parse(await readFile(join(dist, 'module.json'), 'utf8')) as object;
  await writeFile(
    join(target, 'release.json'),
    JSON.stringify({ module: manifest, integrity, bytes: null, commit: null }),
  );
  await rm(place, { recursive: true, force: true });
  return { version, remove: () => rm(target, { recursive: true, force: true }) };
}

/** Everything but the module and its contract is the repository's own. */
async function copySources(place: string, module: string): Promise<void> {
  const own = (name: string): boolean => !/\/(node_modules|dist)(\/|$)/.test(name);
  const contract = join(place, `libs/contract/${module}`);
  await cp(join(ROOT, `mfe-${module}`), join(place, `mfe-${module}`), {
    recursive: true,
    filter: (name) => own(name.slice(ROOT.length)),
  });
  await cp(join(ROOT, `libs/contract/${module}`), contract, { recursive: true });
  for (const name of ['node_modules', 'tools', 'package.json', 'tsconfig.base.json'])
    await symlink(join(ROOT, name), join(place, name));
  const scope = join(place, `mfe-${module}/node_modules/@console`);
  await mkdir(scope, { recursive: true });
  await symlink(contract, join(scope, `contract-${module}`));
}

async function make({ file, from, to }: Edit, place: string): Promise<void> {
  const path = join(place, file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not contain exactly once: ${from}`);
  await writeFile(path, text.replace(from, to));
}

async function integrityOf(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(map|br)$/.test(entry.name));
  const pairs = await Promise.all(
    files.map(async ({ parentPath, name }): Promise<[string, string]> => {
      const path = join(parentPath, name);
      return [path.slice(directory.length + 1), `sha384-${sha('sha384', await readFile(path), 'base64')}`];
    }),
  );
  return Object.fromEntries(pairs);
}

const sha = (name: string, content: string | Uint8Array, form: 'hex' | 'base64'): string =>
  createHash(name).update(content).digest(form);
