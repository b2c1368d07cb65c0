import { allOrFirstFault } from '../run/all-or-first-fault.mjs';
import { step } from '../run/step.mjs';
import { build, buildFirst, install } from '../workspace/build.mjs';
import { prepareSchemas } from './prepare-data.mjs';
import { publishFrontEnd } from './release-modules.mjs';
import { choosePorts } from './service-plan.mjs';
import { decideDemo, writeDemo } from './write-demo.mjs';

/** The generator of the demo's files: in a fresh clone it is built first, and runs while the rest is built. */
const DEMO_TOOLS = ['@console/market-demo'];

/**
 * Installs, builds, publishes and migrates, and writes the demo's files: each as soon as its inputs are ready.
 * @param {{ directory: string, port: number, size: string | undefined,
 *   opening: Promise<import('../servers/open-servers.mjs').Servers> }} options
 */
export async function prepareSuite({ directory, port, size, opening }) {
  const place = { directory, prefix: process.env.SCHEMA_PREFIX ?? '', testClock: false };
  const installing = step('install', install);
  const first = installing.then(() => buildFirst(DEMO_TOOLS));
  const building = first.then(() => step('build', build));
  const publishing = building.then(() => publishFrontEnd(directory));
  // Decided before the migrations, which create missing schemas: whether they are missing matters here.
  const deciding = allOrFirstFault([opening, installing]).then(([{ databaseUrl }]) =>
    decideDemo({ ...place, adminUrl: databaseUrl }, size),
  );
  const preparing = allOrFirstFault([opening, building, deciding]).then(async ([servers, buildHash]) => {
    const { databaseUrl: adminUrl, redisUrl, isPrivate } = servers;
    const ports = await choosePorts(port);
    return prepareSchemas({ ...place, redisUrl, ports, adminUrl, isPrivate, buildHash });
  });
  const generator = first.then((isBuilt) => (isBuilt ? undefined : building));
  const writing = allOrFirstFault([deciding, generator]).then(([decided]) => writeDemo(directory, decided));
  const [plan, published, written] = await allOrFirstFault([preparing, publishing, writing]);
  return { plan, published, written };
}
