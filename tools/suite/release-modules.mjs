import { MODULES } from '../publish/modules.mjs';
import { publishRemote, publishShell } from '../publish/publish.mjs';
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
 * Activates what this start published. A version activated before is left as it is: somebody may have
 * rolled it back since.
 * @param {import('./service-plan.mjs').SuitePlan} plan
 * @param {Published} published
 * @param {string} databaseId
 */
export function activateModules(plan, published, databaseId) {
  return step('activate modules', async (note) => {
    const state = await readState(plan.directory, databaseId);
    const activated = { ...state.activated };
    const fresh = Object.entries(published.versions).filter(
      ([module, version]) => activated[module] !== version,
    );
    for (const [module, version] of fresh) {
      await runCli(plan, 'gateway', ['activate', module, version]);
      activated[module] = version;
    }
    await writeState(plan.directory, { ...state, activated });
    note(fresh.length === 0 ? 'up to date' : fresh.map((pair) => pair.join(' ')).join(', '));
  });
}
