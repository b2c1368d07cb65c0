import { auditLogMigration } from '../audit/audit-log-migration.ts';
import { probe } from '../testing/calls/probe-module.ts';
import {
  lateness,
  ownServer,
  scratchData,
  startService,
  type Answer,
  type RunningService,
  type ScratchData,
} from '../testing/index.ts';

/** The limits are 3 s and 2 s; a busy machine is allowed twice as long. */
const TOLD_MS = 6000;
const HEALED_MS = 4000;

const own = await ownServer('mariadb');
let data: ScratchData;
let service: RunningService;
let token: string;

const all = (count: number): Promise<readonly Answer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      index % 2 === 0
        ? service.send('/api/probe/query')
        : service.send('/api/probe/audited', { token, body: { fail: false } }),
    ),
  );
const statuses = (answers: readonly Answer[]): readonly number[] => [
  ...new Set(answers.map(({ status }) => status)),
];

(own === null ? describe.skip : describe)('a database that is frozen', () => {
  beforeAll(async () => {
    process.env['TEST_DATABASE_URL'] = own?.url;
    data = await scratchData({ access: [auditLogMigration] });
    service = await startService({ data, ...probe });
    token = await service.signIn();
  }, 60_000);
  afterEach(() => own?.thaw());
  afterAll(async () => {
    await service.stop();
    await data.drop();
    await own?.stop();
  }, 60_000);

  it('is reported in time to more callers than there are connections, and again to a caller who repeats', async () => {
    expect(statuses(await all(12))).toEqual([200]);
    await own?.freeze();
    for (let wave = 0; wave < 2; wave += 1) {
      const late = lateness();
      const since = Date.now();
      const answers = await all(24);
      expect(Date.now() - since - late()).toBeLessThan(TOLD_MS);
      expect(statuses(answers)).toEqual([503]);
      expect(answers[0]?.body).toMatchObject({ appCode: 'C0503', appMesg: '服务暂不可用，请稍后重试' });
    }
    const health = await service.send('/health/ready');
    expect([health.status, health.body]).toEqual([503, { status: 'down', database: false, redis: true }]);
    await own?.thaw();
    const late = lateness();
    const since = Date.now();
    while (statuses(await all(12)).join() !== '200') expect(Date.now() - since).toBeLessThan(2 * HEALED_MS);
    expect(Date.now() - since - late()).toBeLessThan(HEALED_MS);
    expect((await service.send('/health/ready')).status).toBe(200);
  }, 60_000);
});
