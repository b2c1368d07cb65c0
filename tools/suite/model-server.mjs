import { parseArgs } from 'node:util';
import { Fault, runMain } from '../run/fault.mjs';
import { untilStopped } from '../run/stop-signals.mjs';
import { BEHAVIOURS } from '../models/model-behaviours.mjs';
import { MODEL_KEY, startModelServer } from '../models/model-server.mjs';

const PORT = 8190;

/** `npm run model-server [-- --port N]`: models without a provider, each with a behaviour to try the console on. */
export function main() {
  return runMain(async () => {
    const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Fault('--port needs a port number');
    const server = await startModelServer({ port });
    console.log(`MODELS ${server.url}: ${Object.keys(BEHAVIOURS).join(' ')}`);
    console.log(`Start the console with these models:\n  export MODEL_KEY=${MODEL_KEY}`);
    console.log(
      `  export AI_MODELS='${JSON.stringify(['honest', 'slow', 'liar'].map(entryOf(server.url)))}'`,
    );
    /** @type {Promise<number>} */
    const endless = new Promise(() => undefined);
    return (await untilStopped(() => endless, server.close)) ?? 0;
  });
}

/** @param {string} baseUrl */
const entryOf = (baseUrl) => (/** @type {string} */ model) => ({
  name: `本地 ${model}`,
  baseUrl,
  model,
  keyEnv: 'MODEL_KEY',
});
