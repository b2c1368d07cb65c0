import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryCommand } from '../run/command.mjs';
import { ROOT } from '../run/paths.mjs';
import { forgetBuild, withWorkspaceLock } from '../workspace/build.mjs';
import { packageDirectories } from '../workspace/packages.mjs';
import { affectedServices } from './affected-services.mjs';
import { watchFolder } from './watch-folder.mjs';

/** A delay, because an editor writes several files at once. */
const SETTLE_MS = 150;

/**
 * Rebuilds and restarts the services that a saved file belongs to. A service that does not build keeps running as
 * it was.
 * @param {(service: string) => Promise<void>} restart
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export async function watchServices(restart) {
  const packages = await workspacePackages();
  /** @type {Set<string>} */
  const waiting = new Set();
  let working = Promise.resolve();
  const work = async () => {
    await pause(SETTLE_MS);
    const services = [...waiting];
    waiting.clear();
    for (const service of services) if (await rebuild(service)) await restart(service);
  };
  const stops = packages
    .filter(({ directory }) => /^(services|libs)\//.test(directory))
    .map(({ directory }) =>
      watchFolder(join(ROOT, directory, 'src'), (path) => {
        if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) return;
        const services = affectedServices(relative(ROOT, path), packages);
        if (services.length === 0) return;
        for (const service of services) waiting.add(service);
        working = working.then(work);
      }),
    );
  return async () => {
    for (const stop of stops) stop();
    await working;
  };
}

/** @param {string} service */
async function rebuild(service) {
  const directory = join(ROOT, 'services', service);
  const { code, output } = await withWorkspaceLock(async () => {
    await forgetBuild();
    return tryCommand('npm', ['run', '--silent', 'build'], { cwd: directory });
  });
  console.log(code === 0 ? `↻ ${service}` : `✗ ${service} does not build:\n${output}`);
  return code === 0;
}

/** @returns {Promise<import('./affected-services.mjs').WorkspacePackage[]>} */
async function workspacePackages() {
  return Promise.all(
    (await packageDirectories()).map(async (directory) => {
      const { name, dependencies = {} } = JSON.parse(
        await readFile(join(ROOT, directory, 'package.json'), 'utf8'),
      );
      return { name, directory, dependencies: Object.keys(dependencies) };
    }),
  );
}
