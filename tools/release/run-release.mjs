import { publishRemote } from '../publish/publish.mjs';
import { Fault, runMain } from '../run/fault.mjs';
import { step } from '../run/step.mjs';
import { buildProject, withWorkspaceLock } from '../workspace/build.mjs';
import { releaseCommand, USAGE } from './options.mjs';
import { withReleasePlace } from './release-place.mjs';

/** @typedef {import('./options.mjs').ReleaseCommand} ReleaseCommand */

/**
 * `npm run release`: publishes one module into an immutable folder, registers it and activates it for users,
 * without any other change; or rolls it back, or lists versions. Exits with 1 when it is refused, with 2 for wrong
 * arguments.
 */
export function main() {
  return runMain(async () => {
    const command = releaseCommand(process.argv.slice(2));
    if (command === null) {
      console.error(USAGE);
      return 2;
    }
    return withReleasePlace((place) => run(command, place));
  });
}

/**
 * @param {ReleaseCommand} command
 * @param {import('./release-place.mjs').ReleasePlace} place
 */
async function run(command, place) {
  const { kind, module } = command;
  if (kind === 'list') return console.log(await place.gateway(['releases', ...(module ? [module] : [])]));
  if (kind === 'rollback') return console.log(await place.gateway(['rollback', module]));
  const version = kind === 'activate' ? command.version : await publish(module, place.remotes);
  if (kind === 'release') await place.decided(module, version);
  if (kind === 'release' && !command.activate) {
    console.log(await place.gateway(['register', module, version]));
    console.log(`Nobody gets it yet: npm run release -- --activate ${module} ${version}`);
    return;
  }
  console.log(await activate({ module, version, audience: command.audience }, place));
  if (command.audience.length > 0)
    console.log(`For everybody:    npm run release -- --activate ${module} ${version}`);
  console.log(`Take it back:     npm run release -- --rollback ${module}`);
}

/**
 * Builds and copies under the build lock: a build empties its folder first.
 * @param {import('./options.mjs').Module} module
 * @param {string} remotes
 */
function publish(module, remotes) {
  const project = `mfe-${module}`;
  return withWorkspaceLock(async () => {
    await step(`build ${project}`, (note) => buildProject(project, note));
    return step('publish', async (note) => {
      const version = await publishRemote(remotes, module);
      note(version);
      return version;
    });
  });
}

/**
 * @param {{ module: string, version: string, audience: readonly string[] }} release
 * @param {import('./release-place.mjs').ReleasePlace} place
 */
async function activate({ module, version, audience }, place) {
  try {
    return await step('activate', () => place.gateway(['activate', module, version, ...audience]));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault(`${error.message}\nNothing changed; what there is: npm run release -- --list ${module}`);
  }
}
