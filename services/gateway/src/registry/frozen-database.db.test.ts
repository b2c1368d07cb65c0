import { jest } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { lateness, ownServer, testServers, type Answer } from '@console/node-kit/testing';
import { DataSource } from 'typeorm';
import { publishedRelease } from '../testing/published-release.ts';
import { runningGateway, type RunningGateway } from '../testing/running-gateway.ts';

/** The promise is 3 s; a busy machine gets as much again. */
const ANSWERED_MS = 6000;
const WAVES = 10;
const ASKS_A_WAVE = 5;
/** Longer than the registry is cached. */
const WAVE_MS = 300;

const { databaseUrl } = testServers();
const own = await ownServer('mariadb');
let gateway: RunningGateway;
let token: string;

interface Asked {
  readonly answer: Answer;
  readonly ms: number;
}

async function ask(): Promise<Asked> {
  const late = lateness();
  const since = Date.now();
  const answer = await gateway.service.send('/registry.json', { token });
  return { answer, ms: Date.now() - since - late() };
}

/** Fifty requests, over the three seconds. */
async function askAll(): Promise<readonly Asked[]> {
  const asked: Promise<Asked>[] = [];
  for (let wave = 0; wave < WAVES; wave += 1) {
    asked.push(...Array.from({ length: ASKS_A_WAVE }, ask));
    await pause(WAVE_MS);
  }
  return Promise.all(asked);
}

/** Counts the statements that wait for the database; the returned function gives the most at one time. */
function countWaiting(): () => number {
  const database = gateway.service.service.app.get(DataSource);
  const query = database.query.bind(database);
  let waiting = 0;
  let most = 0;
  jest.spyOn(database, 'query').mockImplementation(async (...statement: Parameters<typeof query>) => {
    waiting += 1;
    most = Math.max(most, waiting);
    return query(...statement).finally(() => (waiting -= 1));
  });
  return () => most;
}

(own === null ? describe.skip : describe)('the registry of a gateway whose database is frozen', () => {
  beforeEach(async () => {
    process.env['TEST_DATABASE_URL'] = own?.url;
    gateway = await runningGateway();
    token = await gateway.service.signIn({ authorities: ['fbgl_edit'] });
  }, 60_000);
  afterEach(async () => {
    await own?.thaw();
    await gateway.stop();
    process.env['TEST_DATABASE_URL'] = databaseUrl;
  }, 60_000);
  afterAll(() => own?.stop(), 60_000);

  it('is answered in time as last read, and read on one connection, however many ask', async () => {
    await publishedRelease(gateway.remotesDir, { version: '1.0.0' });
    const body = { module: 'company', version: '1.0.0' };
    expect((await gateway.service.send('/api/platform/releases/activate', { token, body })).status).toBe(200);
    const before = (await ask()).answer.text;
    expect(JSON.parse(before)).toMatchObject({ modules: [{ name: 'company', version: '1.0.0' }] });
    await own?.freeze();
    const mostWaiting = countWaiting();
    const asked = await askAll();
    expect(new Set(asked.map(({ answer }) => answer.text))).toEqual(new Set([before]));
    expect(Math.max(...asked.map(({ ms }) => ms))).toBeLessThan(ANSWERED_MS);
    expect(mostWaiting()).toBe(1);
  }, 60_000);

  it('is 503 in time where none was ever read', async () => {
    await own?.freeze();
    const mostWaiting = countWaiting();
    const asked = await askAll();
    expect(new Set(asked.map(({ answer }) => answer.status))).toEqual(new Set([503]));
    expect(Math.max(...asked.map(({ ms }) => ms))).toBeLessThan(ANSWERED_MS);
    expect(mostWaiting()).toBe(1);
  }, 60_000);
});
