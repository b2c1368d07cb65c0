import { freePort } from '../run/free-port.mjs';
import { loadDemo } from '../suite/load-demo.mjs';
import { prepareSchemas } from '../suite/prepare-data.mjs';
import { activateModules, publishFrontEnd, removeOldReleases } from '../suite/release-modules.mjs';
import { runServices } from '../suite/run-services.mjs';
import { choosePorts } from '../suite/service-plan.mjs';
import { decideDemo, writeDemo } from '../suite/write-demo.mjs';

/**
 * The whole suite as `npm start` runs it. By default on the smallest demo data and with a clock that tests may set,
 * with which services also check every answer against its schema: benches measure without it.
 * @param {{ directory: string, children: import('../run/children.mjs').Children, prefix: string,
 *   servers: import('../servers/open-servers.mjs').Servers, buildHash: string, size?: string,
 *   testClock?: boolean, oauthProvidersFile?: string, modelsFile?: string, without?: readonly string[] }} options `without` names workers
 *   that are not started
 * @returns {Promise<{ url: string, plan: import('../suite/prepare-data.mjs').PreparedPlan, stop: () => Promise<void> }>}
 */
export async function startTestSuite(options) {
  const { directory, children, prefix, servers, buildHash, size = 'tiny', testClock = true } = options;
  const { oauthProvidersFile, modelsFile, without } = options;
  const { databaseUrl: adminUrl, redisUrl, isPrivate } = servers;
  const port = await freePort();
  const ports = await choosePorts(port);
  const place = { directory, prefix, redisUrl, ports, testClock, oauthProvidersFile, modelsFile };
  const published = await publishFrontEnd(directory);
  const plan = await prepareSchemas({ ...place, adminUrl, isPrivate, buildHash });
  await loadDemo(plan, await writeDemo(directory, await decideDemo(plan, size)));
  await activateModules(plan, published);
  await removeOldReleases(plan, published);
  const services = runServices(plan, { shell: published.shell, children, without });
  try {
    await services.ready;
  } catch (error) {
    await services.stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, plan, stop: services.stop };
}
