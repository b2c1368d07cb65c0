import { basename, join } from 'node:path';
import { activatedVersions } from '../database/activated-versions.mjs';
import { MODULES } from '../publish/modules.mjs';
import { publishRemote, publishShell } from '../publish/publish.mjs';
import { oldShells, oldVersions, removeOld } from '../publish/remove-old.mjs';
import { step } from '../run/step.mjs';
import { runCli } from './run-cli.mjs';
import { folders } from './service-plan.mjs';
import { readState, writeState } from './state.mjs';

/**
 * @typedef {{ shell: string, versions: Record<string, string> }} Published
 * @param {string} directory
 * @returns {Promise<Published>}
 */
export function publishFrontEnd(directory) {
  return step('publish shell and modules', async () => {
    const place = folders(directory);
    const [shell, ...versions] = await Promise.all([
      publishShell(place.shell),
      ...MODULES.map((module) => publishRemote(place.remotes, module)),
    ]);
    return {
      shell,
      versions: Object.fromEntries(MODULES.map((module, index) => [module, versions[index] ?? ''])),
    };
  });
}

/**
 * Activates the versions that this start published. A version activated before is skipped: it may have been rolled
 * back since.
 * @param {import('./prepare-data.mjs').PreparedPlan} plan
 * @param {Published} published
 */
export function activateModules(plan, published) {
  return step('activate modules', async (note) => {
    const state = await readState(plan);
    const activated = { ...state.activated };
    const fresh = Object.entries(published.versions).filter(
      ([module, version]) => activated[module] !== version,
    );
    for (const [module, version] of fresh) {
      await runCli(plan, 'gateway', ['activate', module, version], { shell: published.shell });
      activated[module] = version;
    }
    await writeState(plan, { ...state, activated });
    note(fresh.length === 0 ? 'up to date' : fresh.map((pair) => pair.join(' ')).join(', '));
  });
}

/**
 * Removes versions that no page and no rollback can need any more.
 * @param {import('./prepare-data.mjs').PreparedPlan} plan
 * @param {Published} published
 */
export async function removeOldReleases(plan, published) {
  const place = folders(plan.directory);
  const activated = await activatedVersions(plan.adminUrl, plan.prefix);
  await removeOld(place.shell, (shells) => oldShells(shells, basename(published.shell)));
  for (const module of MODULES) {
    const versions = activated.filter((each) => each.module === module).map(({ version }) => version);
    const kept = new Set([...versions, published.versions[module] ?? '']);
    await removeOld(join(place.remotes, module), (all) => oldVersions(all, kept));
  }
}
