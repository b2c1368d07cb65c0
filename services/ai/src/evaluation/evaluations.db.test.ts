import { setTimeout as pause } from 'node:timers/promises';
import { aiEntries, aiJobEntries, aiTables, type Evaluation } from '@console/contract-ai';
import { tableName } from '@console/node-kit/database';
import { auditLines, resultOf, type WorkerProcess } from '@console/node-kit/testing';
import { askingBench } from '../asking/testing/asking-bench.ts';
import { evaluationBench, EXPERT, REVENUE } from './testing/evaluation-bench.ts';

const bench = askingBench(['honest', 'liar', 'silent', 'fails', 'slow:20'], {
  AI_TOKENS_USER_DAY: '30000',
  AI_TOKENS_TENANT_DAY: '60000',
});
const evaluations = evaluationBench(bench);
const experts = { authorities: EXPERT };
const STRANGER = { tenantId: '100001', userId: 8, authorities: ['ROLE_admin'] };

let worker: WorkerProcess | null = null;
const work = async (): Promise<WorkerProcess> => {
  worker = bench.worker();
  await worker.ready();
  return worker;
};
afterEach(async () => {
  await worker?.stop();
  worker = null;
});

const totalsOf = ({ totals }: Evaluation) =>
  totals.map(({ version, model, runs, passed, figures, verified }) => [
    version,
    model,
    runs,
    passed,
    figures === verified,
  ]);
const results = (columns: string): Promise<Record<string, unknown>[]> =>
  bench.data.database.query(`SELECT ${columns} FROM ${tableName('ai', 'evaluation_result')} ORDER BY id`);

describe('an evaluation', () => {
  it('asks each case three times, with each version and model, and adds up what holds its facts', async () => {
    await evaluations.addCase({ facts: [REVENUE, { kind: 'words', words: '没有人这样写' }] });
    await evaluations.addVersion('只看{{question}}');
    await work();
    const evaluationId = await evaluations.started({
      versions: [1, 2, 1],
      models: ['liar', 'honest', 'silent'],
    });
    const found = await evaluations.until(evaluationId, ['succeeded']);
    expect(found).toMatchObject({ versions: [2, 1], current: 1, done: 48, total: 48, message: null });
    expect(found.models).toEqual(['数据直答', 'honest', 'liar', 'silent']);
    expect(totalsOf(found)).toEqual(
      [2, 1].flatMap((version) => [
        [version, '数据直答', 6, 3, true],
        [version, 'honest', 6, 3, true],
        [version, 'liar', 6, 0, false],
        [version, 'silent', 6, 3, true],
      ]),
    );
    const [data, honest, , silent] = found.totals;
    expect(data).toMatchObject({ tokensIn: 0, tokensOut: 0, cost: 0, firstMs: null, estimated: 0 });
    expect(honest?.tokensIn).toBeGreaterThan(100);
    expect(honest?.cost).toBeGreaterThan(0);
    expect(silent).toMatchObject({ estimated: 6 });
    expect(found.cases.map(({ marks }) => marks.map(({ passed }) => passed))).toEqual([
      [3, 3, 0, 3, 3, 3, 0, 3],
      [0, 0, 0, 0, 0, 0, 0, 0],
    ]);
    const [{ count } = { count: 0 }] = await bench.data.database.query<{ count: string }[]>(
      `SELECT COUNT(*) AS count FROM ${tableName('ai', 'model_call')}`,
    );
    expect(Number(count)).toBe(36);
    const caseId = found.cases[1]?.caseId;
    const answers = resultOf<unknown[]>(
      await bench.send(aiEntries.evaluationAnswers, { evaluationId, caseId }),
    );
    expect(answers).toHaveLength(24);
    expect(answers[0]).toMatchObject({
      version: 2,
      model: '数据直答',
      run: 1,
      state: 'whole',
      passed: false,
      facts: [{ held: true }, { text: '“没有人这样写”', held: false }],
    });
    const [kept] = await bench.data.database.query<object[]>(
      `SELECT reading, prompts FROM ${tableName('ai', 'evaluation_case')}`,
    );
    expect(kept).toEqual({ reading: null, prompts: null });
  });

  it('is started once for a key, one of a topic at a time, with an audit line', async () => {
    const answers = await Promise.all([1, 2].map(() => evaluations.start({}, { key: 'one-evaluation-key' })));
    const [one, other] = answers.map((answer) => resultOf<{ evaluationId: number }>(answer).evaluationId);
    expect(one).toBe(other);
    expect((await evaluations.start()).body.appCode).toBe('A3302');
    expect(await results('id')).toHaveLength(3);
    const lines = await auditLines(bench.data);
    expect(lines.filter(({ action }) => action === 'ai.start-evaluation')).toMatchObject([
      {
        subject: `evaluation:${one}`,
        user_id: 7,
        after: { topicId: evaluations.topicId(), versions: [1], models: ['数据直答'], cases: 1 },
      },
    ]);
    const keyless = await bench.send(
      aiEntries.startEvaluation,
      { topicId: evaluations.topicId(), versions: [1] },
      experts,
    );
    expect([keyless.status, keyless.body.appCode]).toEqual([400, 'A3303']);
  });

  it('is refused for what does not exist, to viewers, and to another tenant', async () => {
    const refused = async (...given: Parameters<typeof evaluations.start>) => {
      const { status, body } = await evaluations.start(...given);
      return [status, body.appCode];
    };
    expect(await refused({ versions: [7] })).toEqual([200, 'A3007']);
    expect(await refused({ models: ['nobody'] })).toEqual([400, 'A3201']);
    expect((await refused({ topicId: 999 }))[0]).toBe(404);
    expect((await refused({}, { session: { authorities: ['gssjk_gn_view'] } }))[0]).toBe(403);
    expect((await refused({}, { session: STRANGER }))[0]).toBe(404);
    const evaluationId = await evaluations.started();
    const caseId = (await evaluations.evaluation(evaluationId)).cases[0]?.caseId;
    for (const entry of [aiEntries.stopEvaluation, aiEntries.resumeEvaluation]) {
      expect((await bench.send(entry, { evaluationId })).status).toBe(403);
      expect((await bench.send(entry, { evaluationId }, STRANGER)).status).toBe(404);
    }
    for (const [entry, input] of [
      [aiEntries.evaluation, { evaluationId }],
      [aiEntries.evaluationAnswers, { evaluationId, caseId }],
    ] as const)
      expect((await bench.send(entry, input, STRANGER)).status).toBe(404);
    for (const [entry, input] of [
      [aiTables.evaluationList, {}],
      [aiTables.evaluationResults, { evaluationId }],
    ] as const)
      expect(resultOf(await bench.send(entry, input, STRANGER))).toMatchObject({ totalElements: 0 });
    expect((await bench.send(aiEntries.estimateEvaluation, { topicId: 1, versions: [1] })).status).toBe(403);
  });

  it('says beforehand how many answers and tokens it takes', async () => {
    await evaluations.addCase();
    const input = { topicId: evaluations.topicId(), versions: [1], models: ['honest', 'liar'] };
    const estimate = resultOf<{ tokens: number }>(
      await bench.send(aiEntries.estimateEvaluation, input, experts),
    );
    expect(estimate).toMatchObject({ cases: 2, answers: 18, asked: 12, left: 30_000 });
    expect(estimate.tokens).toBeGreaterThan(1000);
  });

  it('counts what has no data as not passed, and asks no model for it', async () => {
    bench.reads({ state: 'refused', reason: '华岚精工没有“利润表”的数据，没有作答' });
    await work();
    const evaluationId = await evaluations.started({ models: ['honest'] });
    const found = await evaluations.until(evaluationId, ['succeeded']);
    expect(found.cases[0]?.refusal).toContain('没有作答');
    expect(totalsOf(found)).toEqual([
      [1, '数据直答', 3, 0, true],
      [1, 'honest', 3, 0, true],
    ]);
    expect(bench.server.requests).toHaveLength(0);
  });

  it('keeps a failing model’s answers as failed, with the reason', async () => {
    await work();
    const evaluationId = await evaluations.started({ models: ['fails'] });
    await evaluations.until(evaluationId, ['succeeded']);
    const rows = await results('state, reason');
    expect(rows.slice(3).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
    expect(String(rows[3]?.['reason'])).toContain('fails');
  }, 30_000);

  it('is listed with its answers as tables, in the units they are shown in', async () => {
    await work();
    const evaluationId = await evaluations.started({ models: ['honest'] });
    await evaluations.until(evaluationId, ['succeeded']);
    const list = await bench.send(aiTables.evaluationList, { topicId: evaluations.topicId() });
    expect(resultOf(list)).toMatchObject({
      totalElements: 1,
      content: [
        {
          evaluationId,
          topic: '盈利能力',
          versions: '第 1 版',
          numbers: '1',
          models: '数据直答、honest',
          cases: 1,
          state: 'succeeded',
          progress: 1,
          passedShare: 1,
          verifiedShare: 1,
          startedUser: '某人',
          cancelRequested: false,
        },
      ],
    });
    const table = resultOf<{ content: object[] }>(
      await bench.send(aiTables.evaluationResults, { evaluationId, model: 'honest', passed: 'yes' }),
    );
    expect(table.content).toHaveLength(3);
    expect(table.content[0]).toMatchObject({
      place: 1,
      subjectName: '华岚精工',
      version: 1,
      run: 1,
      state: 'whole',
      passed: true,
      heldFacts: 1,
      allFacts: 1,
      estimated: false,
    });
    const job = resultOf<{ content: object[] }>(await bench.send(aiJobEntries.list, {}, experts));
    expect(job.content).toMatchObject([
      {
        name: 'ai.evaluate',
        subject: '盈利能力',
        page: `/expertsystem/evaluations/result?evaluationId=${evaluationId}`,
      },
    ]);
  });
});

describe('a running evaluation', () => {
  it('is stopped, keeps what it has, and goes on with the rest', async () => {
    await work();
    const evaluationId = await evaluations.started({ models: ['slow:20'] });
    await evaluations.until(evaluationId, ['running'], ({ done }) => done >= 4);
    resultOf(await bench.send(aiEntries.stopEvaluation, { evaluationId }, experts));
    const stopped = await evaluations.until(evaluationId, ['cancelled']);
    expect(stopped.done).toBeLessThan(6);
    const before = await results('id, text');
    resultOf(await bench.send(aiEntries.resumeEvaluation, { evaluationId }, experts));
    const found = await evaluations.until(evaluationId, ['succeeded']);
    expect(totalsOf(found)).toEqual([
      [1, '数据直答', 3, 3, true],
      [1, 'slow:20', 3, 3, true],
    ]);
    const after = await results('id, text');
    expect(after.filter((_, at) => before[at]?.['text'] !== null)).toEqual(
      before.filter(({ text }) => text !== null),
    );
    expect((await auditLines(bench.data)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ai.stop-evaluation', 'ai.resume-evaluation']),
    );
  }, 60_000);

  it('survives a worker that is killed: another writes what is missing, each answer once', async () => {
    const first = await work();
    const evaluationId = await evaluations.started({ models: ['slow:20'] });
    await evaluations.until(evaluationId, ['running'], ({ done }) => done >= 4);
    await first.kill();
    const kept = (await results('id, state, text')).filter(({ state }) => state === 'whole');
    expect(kept.length).toBeLessThan(6);
    await work();
    const found = await evaluations.until(evaluationId, ['succeeded']);
    expect([found.done, found.total]).toEqual([6, 6]);
    const all = await results('id, state, text');
    expect(all).toHaveLength(6);
    expect(all).toEqual(expect.arrayContaining(kept));
  }, 60_000);

  it('leaves its starter a place to ask, and waits for one of its own', async () => {
    await work();
    const evaluationId = await evaluations.started({ models: ['slow:20'] });
    await evaluations.until(evaluationId, ['running'], ({ done }) => done >= 3);
    while ((await results('state')).filter(({ state }) => state === 'writing').length < 2) await pause(20);
    expect((await bench.ask({ models: ['honest'] })).status).toBe(200);
    await evaluations.until(evaluationId, ['succeeded']);
  }, 60_000);

  it('ends where the tokens of its starter do, and goes on when they return', async () => {
    await bench.data.database.query(
      `INSERT INTO ${tableName('ai', 'model_call')}
         (tenant_id, user_id, model, at_ms, day, outcome, tokens_in, tokens_out, estimated, cost)
       VALUES ('000000', 7, 'honest', 0, DATE(CONVERT_TZ(UTC_TIMESTAMP(), '+00:00', '+08:00')), 'whole', 29990, 0, 0, 0)`,
    );
    await work();
    const evaluationId = await evaluations.started({ models: ['honest'] });
    const failed = await evaluations.until(evaluationId, ['failed']);
    expect(failed.message).toContain('词元额度');
    expect(failed.done).toBe(3);
    await bench.data.database.query(`DELETE FROM ${tableName('ai', 'model_call')}`);
    resultOf(await bench.send(aiEntries.resumeEvaluation, { evaluationId }, experts));
    expect((await evaluations.until(evaluationId, ['succeeded'])).done).toBe(6);
  }, 60_000);
});
