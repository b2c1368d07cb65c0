import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, tryCommand } from '../run/command.mjs';
import { missingLibraries, parseDepends } from './debian-packages.mjs';

const PACKAGES = ['mariadb-server-core', 'mariadb-client-core', 'redis-tools'];
const PROGRAMS = [
  'usr/sbin/mariadbd',
  'usr/bin/my_print_defaults',
  'usr/bin/resolveip',
  'usr/bin/redis-check-rdb',
];
const ROUNDS = 5;

/**
 * Unpacks Debian's MariaDB and Redis into `directory` without installing anything: no root, no services, no change
 * of apt's own lists.
 * @param {string} directory made completely or not at all
 */
export async function fetchDebianServers(directory) {
  const draft = `${directory}.${process.pid}.draft`;
  await rm(draft, { recursive: true, force: true });
  const root = join(draft, 'root');
  await mkdir(root, { recursive: true });
  try {
    const apt = await privateApt(join(draft, 'apt'));
    await runCommand('apt-get', [...apt, 'update']);
    await unpack(PACKAGES, { apt, draft, root });
    await addMissingLibraries({ apt, draft, root });
    await symlink('redis-check-rdb', join(root, 'usr/bin/redis-server'));
    await rm(join(draft, 'apt'), { recursive: true, force: true });
    await rm(join(draft, 'packages'), { recursive: true, force: true });
    await rename(draft, directory);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * The path by which the unpacked programs find the libraries unpacked beside them.
 * @param {string} root
 * @returns {Promise<string>} for LD_LIBRARY_PATH
 */
export async function libraryPath(root) {
  const found = [];
  for (const base of ['usr/lib', 'lib'])
    for (const name of ['', ...(await readdir(join(root, base)).catch(() => []))])
      if (name === '' || name.endsWith('-linux-gnu') || name.endsWith('-linux-gnueabihf'))
        found.push(join(root, base, name));
  return found.join(':');
}

/**
 * @typedef {{ apt: readonly string[], draft: string, root: string }} Workspace
 * @param {string} directory
 * @returns {Promise<string[]>} options of apt-get that keep its state in `directory`
 */
async function privateApt(directory) {
  for (const name of ['state/lists/partial', 'cache/archives/partial'])
    await mkdir(join(directory, name), { recursive: true });
  const config = join(directory, 'apt.conf');
  // The machine's hooks after an update (package kits, cache cleaners) are not ours to run.
  await writeFile(config, '#clear APT::Update::Post-Invoke;\n#clear APT::Update::Post-Invoke-Success;\n');
  return [
    `-c=${config}`,
    ...['-o', `Dir::State=${join(directory, 'state')}`],
    ...['-o', 'Dir::State::status=/var/lib/dpkg/status'],
    ...['-o', `Dir::Cache=${join(directory, 'cache')}`],
    ...['-o', 'Debug::NoLocking=1'],
    // As root, apt would download as the user _apt, who may not enter our folders.
    ...['-o', 'APT::Sandbox::User=root'],
    ...['-o', 'Acquire::Languages=none'],
  ];
}

/**
 * @param {readonly string[]} packages
 * @param {Workspace} workspace
 */
async function unpack(packages, { apt, draft, root }) {
  const folder = join(draft, 'packages');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await runCommand('apt-get', [...apt, 'download', ...packages], { cwd: folder });
  for (const file of await readdir(folder)) await runCommand('dpkg', ['-x', join(folder, file), root]);
}

/**
 * Downloads the libraries that the packages depend on and this machine lacks, and the libraries those lack in turn.
 * @param {Workspace} workspace
 */
async function addMissingLibraries(workspace) {
  let owners = PACKAGES;
  for (let round = 0; round < ROUNDS; round += 1) {
    const missing = await findMissing(workspace.root);
    if (missing.length === 0) return;
    const needed = await absentDependencies(owners, workspace.apt);
    if (needed.length === 0) throw new Error(`no Debian package found for ${missing.join(', ')}`);
    await unpack(needed, workspace);
    owners = needed;
  }
  const missing = await findMissing(workspace.root);
  if (missing.length > 0) throw new Error(`libraries are still missing: ${missing.join(', ')}`);
}

/** @param {string} root */
async function findMissing(root) {
  const env = { ...process.env, LD_LIBRARY_PATH: await libraryPath(root) };
  const outputs = await Promise.all(
    PROGRAMS.map(async (program) => (await tryCommand('ldd', [join(root, program)], { env })).output),
  );
  return [...new Set(outputs.flatMap(missingLibraries))];
}

/**
 * @param {readonly string[]} packages
 * @param {readonly string[]} apt
 * @returns {Promise<string[]>} the libraries they depend on that are not installed
 */
async function absentDependencies(packages, apt) {
  const { stdout } = await runCommand('apt-cache', [...apt, 'show', '--no-all-versions', ...packages]);
  const status = await readFile('/var/lib/dpkg/status', 'utf8');
  return parseDepends(stdout).filter(
    (name) =>
      name.startsWith('lib') &&
      !status.includes(`\nPackage: ${name}\nStatus: install ok installed\n`) &&
      !status.startsWith(`Package: ${name}\nStatus: install ok installed\n`),
  );
}
