import { aiEntries } from '@console/contract-ai';
import { resultOf } from '@console/node-kit/testing';
import { askingBench } from './testing/asking-bench.ts';

const bench = askingBench(['slow:50', 'honest'], {
  AI_TOKENS_USER_DAY: '1500',
  AI_TOKENS_TENANT_DAY: '2000',
});

const refusalOf = async (asking: Parameters<typeof bench.ask>[0]) => {
  const { status, body } = await bench.ask(asking);
  return [status, body.appCode, body.appMesg];
};

/** Asks until no tokens are left, one answer at a time. */
async function untilSpent(userId: number) {
  for (;;) {
    const refused = await refusalOf({ models: ['honest'], session: { userId } });
    if (refused[0] !== 200 && refused[1] !== 'A3202') return refused;
  }
}

describe('the limits of asking', () => {
  it('allow a user three answers at once, in any number of questions, and count no composed one', async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => bench.ask({ models: ['slow:50'] })));
    const open = asked.filter(({ status }) => status === 200);
    expect(open).toHaveLength(3);
    const [refused] = asked.filter(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.appCode, refused?.body.appMesg]).toEqual([
      429,
      'A3202',
      '您有 3 个回答正在生成，同时最多 3 个，请等待其完成或停止后再问',
    ]);
    expect((await bench.ask()).status).toBe(200);
    expect((await bench.ask({ models: ['honest'], session: { userId: 9 } })).status).toBe(200);
    for (const answer of open) await bench.finished(resultOf<{ questionId: number }>(answer).questionId);
  }, 60_000);

  it('refuse what is beyond the tokens of a day, and say when they return', async () => {
    const tokens = async () =>
      resultOf<{ userTokens: { used: number; most: number }; returnsAt: string }>(
        await bench.send(aiEntries.askingOptions, {}),
      );
    await bench.finished(await bench.asked({ models: ['honest'] }));
    await bench.finished(await bench.asked({ models: ['honest'] }));
    const { userTokens, returnsAt } = await tokens();
    expect(userTokens.used).toBeGreaterThan(600);
    expect(returnsAt).toMatch(/ 00:00:00$/);
    const refused = await untilSpent(7);
    expect(refused.slice(0, 2)).toEqual([429, 'A3204']);
    expect(refused[2]).toContain(`${returnsAt.slice(0, 10)} 00:00 恢复`);
    expect((await bench.ask()).status).toBe(200);
    const other = await untilSpent(9);
    expect(other.slice(0, 2)).toEqual([429, 'A3205']);
  });

  it('are added up by day, user and model for those who administer the tenant', async () => {
    await bench.finished(await bench.asked({ models: ['honest'] }));
    const admin = { authorities: ['xtgl_user'] };
    const spending = async (by: string) =>
      resultOf<{ rows: { title: string; calls: number; tokensIn: number; cost: number }[] }>(
        await bench.send(aiEntries.spending, { by }, admin),
      ).rows;
    const [day] = await spending('day');
    expect(day).toMatchObject({ calls: 1 });
    expect(day?.title).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(day?.cost).toBeGreaterThan(0);
    expect((await spending('user')).map(({ title }) => title)).toEqual(['某人']);
    expect((await spending('model')).map(({ title }) => title)).toEqual(['honest']);
    expect((await spending('topic')).map(({ title }) => title)).toEqual([null]);
    expect((await bench.send(aiEntries.spending, {})).status).toBe(403);
    const other = { tenantId: '100001', userId: 8, ...admin };
    expect(resultOf(await bench.send(aiEntries.spending, {}, other))).toMatchObject({ rows: [] });
  });
});
