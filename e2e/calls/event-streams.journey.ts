import { performance } from 'node:perf_hooks';
import { MESSAGES, STREAM_REFUSED } from '@console/contract-core';
import { BACKTEST_EVENTS_PATH } from '@console/contract-invest';
import { anyBenchmark, endedRun, submitRun, withRunsHeld } from '../support/invest/backtest-runs.ts';
import { followEvents, type FollowedEvents } from '../support/suite/followed-events.ts';
import { httpSignIn, type HttpSession } from '../support/suite/http-session.ts';
import { ownFactors } from '../support/invest/own-factors.ts';
import { People, type Person } from '../support/people/people.ts';

/** The deadline, counted from the answer to the call that removes the right. */
const ENDS_WITHIN_MS = 3000;
const READS = ['yzgl_view', 'gssjk_gn'];

const people = new People();
const factors = ownFactors();
let keeper: HttpSession;
let factorId: number;
let benchmark: string;
beforeAll(async () => {
  await people.open();
  keeper = await httpSignIn(await people.inserted({ authorities: ['yzgl_view', 'yzgl_edit'] }));
  factorId = (await factors.made('cs_rank(总市值)')).id;
  benchmark = (await anyBenchmark()).code;
});
afterAll(() => people.close());

interface Reader {
  readonly person: Person;
  readonly session: HttpSession;
}
interface Loss {
  readonly by: string;
  readonly says: keyof typeof MESSAGES;
  /** The call that ends the reader's right to read. */
  readonly take: (reader: Reader) => Promise<unknown>;
}

const LOSSES: readonly Loss[] = [
  { by: 'signing out', says: 'noSession', take: ({ session }) => session.leave() },
  { by: 'locking the session', says: 'locked', take: ({ session }) => session.post('/api/blade-auth/lock') },
  {
    by: 'being disabled',
    says: 'noSession',
    take: ({ person: { id } }) => people.admin.post('/api/sysUser/updateStatus', { id, status: 0 }),
  },
  {
    by: 'losing the authority',
    says: 'noAuthority',
    take: async ({ person: { id } }) => {
      const { version } = await people.admin.result<{ version: number }>(`/api/sysUser/info/${id}`);
      const authorities = READS.filter((authority) => authority !== 'yzgl_view');
      return people.admin.post('/api/sysUser/updatePermission', { id, authorities, version });
    },
  },
];

/** The result of `during` while a run of the keeper is being computed; it is cancelled afterwards. */
async function whileRunning<T>(during: (associationId: number) => Promise<T>): Promise<T> {
  let run = 0;
  try {
    return await withRunsHeld(async () => {
      run = await submitRun(keeper, factorId, { benchmark });
      try {
        return await during(run);
      } finally {
        await keeper.post('/api/factor/backtesting/cancel', { associationId: run });
      }
    });
  } finally {
    if (run > 0) await endedRun(run);
  }
}

const follow = (session: HttpSession, run: number): Promise<FollowedEvents> =>
  followEvents(session, `${BACKTEST_EVENTS_PATH}?associationId=${run}`);

describe('the events of a running backtest', () => {
  it.each(LOSSES)('end for their reader by $by, with the reason as the last', async ({ says, take }) => {
    const person = await people.inserted({ authorities: READS });
    const session = await httpSignIn(person);
    const { seen, tookMs, othersGoOn } = await whileRunning(async (run) => {
      const [mine, others] = [await follow(session, run), await follow(keeper, run)];
      for (const { begun } of [mine, others]) expect((await begun).event).toBe('run');
      expect(mine.isOpen()).toBe(true);
      await take({ person, session });
      const since = performance.now();
      return { seen: await mine.ended, tookMs: performance.now() - since, othersGoOn: others.isOpen() };
    });
    const { code, status } = MESSAGES[says];
    expect(seen.at(-1)).toEqual({
      event: STREAM_REFUSED,
      data: {
        success: false,
        result: false,
        appCode: code,
        status,
        appMesg: expect.stringMatching(/[\u4e00-\u9fff]/),
      },
    });
    expect(seen.filter(({ event }) => event === STREAM_REFUSED)).toHaveLength(1);
    expect(tookMs).toBeLessThan(ENDS_WITHIN_MS);
    expect(othersGoOn).toBe(true);
  });
});
