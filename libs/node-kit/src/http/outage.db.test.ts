import { probe } from '../testing/calls/probe-module.ts';
import {
  breakableLink,
  lateness,
  scratchData,
  startService,
  type Answer,
  type BreakableLink,
  type RunningService,
  type ScratchData,
} from '../testing/index.ts';

let data: ScratchData;
let redis: BreakableLink;
let database: BreakableLink;
let service: RunningService;
beforeAll(async () => {
  data = await scratchData();
  redis = await breakableLink(data.redisUrl);
  database = await breakableLink(data.databaseUrl);
  service = await startService({
    data,
    ...probe,
    env: { REDIS_URL: redis.url, DATABASE_URL: database.url },
  });
}, 30_000);
afterAll(async () => {
  redis.mend();
  database.mend();
  await service.stop();
  await redis.close();
  await database.close();
  await data.drop();
});

/** The time of an answer, without what the machine was late. */
const timed = async (call: Promise<Answer>): Promise<{ answer: Answer; ms: number }> => {
  const late = lateness();
  const since = Date.now();
  const answer = await call;
  return { answer, ms: Date.now() - since - late() };
};
/** Waits until the call succeeds; returns how long that took. */
const healed = async (call: () => Promise<Answer>): Promise<number> => {
  const late = lateness();
  const since = Date.now();
  while ((await call()).status !== 200 && Date.now() - since < 5000)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return Date.now() - since - late();
};
const UNAVAILABLE = { success: false, appCode: 'C0503', appMesg: '服务暂不可用，请稍后重试', result: false };

describe.each(['cut', 'freeze'] as const)('an unreachable Redis (%s)', (way) => {
  it('causes 503 within three seconds for calls with a session, and recovers within two', async () => {
    const token = await service.signIn();
    redis[way]();
    const { answer, ms } = await timed(service.send('/api/probe/signed', { token }));
    expect([answer.status, answer.body]).toEqual([503, expect.objectContaining(UNAVAILABLE)]);
    expect(ms).toBeLessThan(3000);
    expect((await service.send('/api/probe/open')).status).toBe(200);
    expect((await service.send('/health/live')).status).toBe(200);
    const health = await service.send('/health/ready');
    expect([health.status, health.body]).toEqual([503, { status: 'down', database: true, redis: false }]);
    redis.mend();
    expect(await healed(() => service.send('/api/probe/signed', { token }))).toBeLessThan(2000);
  }, 60_000);
});

describe('Redis frozen under load', () => {
  it('keeps no caller waiting: commands that others send are no sign of life', async () => {
    const tokens = await Promise.all(Array.from({ length: 30 }, () => service.signIn()));
    redis.freeze();
    const answers: Promise<{ answer: Answer; ms: number }>[] = [];
    for (const token of tokens) {
      answers.push(timed(service.send('/api/probe/signed', { token })));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const told = await Promise.all(answers);
    expect(told.map(({ answer }) => answer.status)).toEqual(told.map(() => 503));
    expect(Math.max(...told.map(({ ms }) => ms))).toBeLessThan(3000);
    redis.mend();
    expect(await healed(() => service.send('/api/probe/signed', { token: tokens[0] ?? '' }))).toBeLessThan(
      2000,
    );
  }, 60_000);
});

describe.each(['cut', 'freeze'] as const)('an unreachable database (%s)', (way) => {
  it('causes 503 within three seconds for calls that read it, and recovers within two', async () => {
    expect((await service.send('/api/probe/query')).body.result).toBe(1);
    database[way]();
    const { answer, ms } = await timed(service.send('/api/probe/query'));
    expect([answer.status, answer.body]).toEqual([503, expect.objectContaining(UNAVAILABLE)]);
    expect(ms).toBeLessThan(3000);
    expect((await service.send('/api/probe/open')).status).toBe(200);
    const health = await service.send('/health/ready');
    expect([health.status, health.body]).toEqual([503, { status: 'down', database: false, redis: true }]);
    database.mend();
    expect(await healed(() => service.send('/api/probe/query'))).toBeLessThan(2000);
  }, 60_000);
});
