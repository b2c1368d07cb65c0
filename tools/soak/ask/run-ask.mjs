import { connect } from '../../database/connect.mjs';
import { MODEL_KEY, startModelServer } from '../../models/model-server.mjs';
import { Asker } from '../../bench/ask/asker.mjs';
import { sessionOpener } from '../../bench/ask/sessions.mjs';
import { openSoakSuite } from '../open-soak-suite.mjs';
import { injections } from './injections.mjs';
import { openedStreams } from './opened-streams.mjs';
import { reloads } from './reloads.mjs';

/**
 * What a part of the soak found: a sentence, and whether it holds.
 * @typedef {{ text: string, holds: boolean }} Finding
 *
 * @typedef {object} AskSoak
 * @property {(user: number) => Promise<Asker>} asker one of any number of users of the demo tenant
 * @property {import('mysql2/promise').Connection} database of the suite
 * @property {(() => Promise<void>)[]} stops what ends the things a part started
 */

/**
 * Reloads answers at random points, opens and cuts streams, and asks what others would have the models do.
 * @param {(() => Promise<void>)[]} stops
 * @param {AbortSignal} interrupted
 * @returns {Promise<boolean>} whether everything held
 */
export async function runAsk(stops, interrupted) {
  const server = await startModelServer();
  stops.push(server.close);
  process.env.SOAK_MODEL_KEY = MODEL_KEY;
  process.env.AI_MODELS = JSON.stringify(
    ['parrot', 'honest:10:300'].map((model) => ({
      name: model,
      model,
      baseUrl: server.url,
      keyEnv: 'SOAK_MODEL_KEY',
      context: 1_000_000,
    })),
  );
  process.env.AI_TOKENS_USER_DAY = process.env.AI_TOKENS_TENANT_DAY = '1000000000';
  const suite = await openSoakSuite(stops);
  const open = await sessionOpener(suite, stops);
  const database = await connect(suite.databaseUrl);
  stops.push(() => database.end());
  /** @type {AskSoak} */
  const soak = {
    database,
    stops,
    asker: async (user) => new Asker(suite.url, await open({ tenantId: '000000', userId: 900_000 + user })),
  };
  let holds = true;
  for (const part of [reloads, openedStreams, injections]) {
    if (interrupted.aborted) return false;
    for (const finding of await part(soak)) {
      console.log(`${finding.holds ? '✓' : '✗'} ${finding.text}`);
      holds &&= finding.holds;
    }
  }
  for (const death of suite.deaths) console.log(`! ${death}\n`);
  return holds && suite.deaths.length === 0;
}
