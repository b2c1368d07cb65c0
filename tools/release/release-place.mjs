import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { tryCommand } from '../run/command.mjs';
import { Fault } from '../run/fault.mjs';
import { cliFile, folders, serviceEnvironment } from '../suite/service-plan.mjs';
import { readState, writeState } from '../suite/state.mjs';
import { withData } from '../suite/with-data.mjs';

/**
 * The installation that modules are released to.
 * @typedef {{ remotes: string, gateway: (args: readonly string[]) => Promise<string>,
 *   decided: (module: string, version: string) => Promise<void> }} ReleasePlace `gateway` runs a command of the
 *   gateway and returns its output; `decided` keeps the next `npm start` from activating that version
 */

/**
 * The installation that DATABASE_URL, REMOTES_DIR and SHELL_DIR name, else the data of this clone, beside a
 * running `npm start` or without one.
 * @param {(place: ReleasePlace) => Promise<unknown>} work
 * @returns {Promise<number>} the exit code
 */
export async function withReleasePlace(work) {
  const remotes = process.env.REMOTES_DIR;
  if (remotes) {
    const missing = ['DATABASE_URL', 'SHELL_DIR'].filter((name) => !process.env[name]);
    if (missing.length > 0) throw new Fault(`REMOTES_DIR is set, yet not ${missing.join(' and ')}`);
    await work({
      remotes,
      gateway: (args) => runGateway(args, process.env),
      decided: async () => undefined,
    });
    return 0;
  }
  return withData('npm run release', async (plan) => work(await placeOf(plan)));
}

/**
 * @param {import('../suite/prepare-data.mjs').PreparedPlan & { shell?: string }} plan
 * @returns {Promise<ReleasePlace>}
 */
async function placeOf(plan) {
  const shell = plan.shell ?? (await newestShell(folders(plan.directory).shell));
  const env = serviceEnvironment(plan, 'gateway', { port: plan.ports.gateway, shell });
  return {
    remotes: folders(plan.directory).remotes,
    gateway: (args) => runGateway(args, env),
    decided: async (module, version) => {
      const state = await readState(plan);
      await writeState(plan, { ...state, activated: { ...state.activated, [module]: version } });
    },
  };
}

/**
 * @param {string} directory of published shells
 * @returns {Promise<string>} the one that was served last
 */
async function newestShell(directory) {
  const names = (await readdir(directory).catch(() => [])).filter((name) => !name.endsWith('.draft'));
  const shells = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(join(directory, name))).mtimeMs })),
  );
  const [newest] = shells.toSorted((one, other) => other.used - one.used);
  if (!newest) throw new Fault('No shell was published here yet: run npm start once');
  return join(directory, newest.name);
}

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function runGateway(args, env) {
  const { code, output, stdout } = await tryCommand(process.execPath, [cliFile('gateway'), ...args], { env });
  if (code !== 0) throw new Fault(output.trim());
  return stdout.trimEnd();
}
