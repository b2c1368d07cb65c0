import {
  aiEntries,
  aiTables,
  GOLDEN_LIMITS,
  type CheckedCase,
  type GoldenCase,
  type Topic,
} from '@console/contract-ai';
import type { Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { auditLines, recordDesk, resultOf, type Answer, type RecordDesk } from '@console/node-kit/testing';
import { askingBench } from '../asking/testing/asking-bench.ts';
import { aTopic } from '../testing/topic-bench.ts';

const EXPERT = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit', 'aimessage_delete'];
const REVENUE = {
  kind: 'cell',
  table: 'company.income',
  entity: '华岚精工',
  period: '2025Y',
  title: '营业总收入',
} as const;
const WORDS = { kind: 'words', words: '景气' } as const;
const SUBJECT = { kind: 'company', id: 7, name: '华岚精工' } as const;

const bench = askingBench([]);
const desk = (session: Partial<Session> = {}): Promise<RecordDesk<GoldenCase>> =>
  recordDesk(bench.service, {
    calls: aiEntries,
    name: 'goldenCase',
    session: { authorities: EXPERT, ...session },
  });
const refusal = ({ status, body }: Answer): unknown[] => [status, body.appCode];

let topicId = 0;
let topics: RecordDesk<Topic>;
const aCase = (parts: object = {}): object => ({
  topicId,
  question: '华岚精工的营收怎么样？',
  subject: SUBJECT,
  facts: [REVENUE, WORDS],
  ...parts,
});

beforeEach(async () => {
  for (const table of ['golden_case', 'template_version', 'topic'])
    await bench.data.database.query(`DELETE FROM ${tableName('ai', table)}`);
  await bench.data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
  topics = await recordDesk(bench.service, {
    calls: aiEntries,
    name: 'topic',
    session: { authorities: EXPERT },
  });
  topicId = (await topics.made(aTopic())).id;
});

describe('a golden case', () => {
  it('is added once for a key, read, listed, edited and removed, each with its audit line', async () => {
    const { add, find, update, remove } = await desk();
    const added = resultOf<GoldenCase>(await add(aCase(), 'one-case-key'));
    expect(resultOf<GoldenCase>(await add(aCase(), 'one-case-key')).id).toBe(added.id);
    expect(added).toMatchObject({
      topic: '盈利能力',
      invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
      subject: SUBJECT,
      facts: [REVENUE, WORDS],
      originId: null,
      createUser: '某人',
    });
    expect(resultOf(await find(added.id))).toEqual(added);
    const saved = resultOf<GoldenCase>(
      await update({ id: added.id, version: added.version, ...aCase({ facts: [WORDS], subject: null }) }),
    );
    expect(saved).toMatchObject({ facts: [WORDS], subject: null, version: 2 });
    const list = await bench.send(aiTables.goldenCaseList, { topic: '盈利', question: '营收' });
    expect(resultOf(list)).toMatchObject({
      totalElements: 1,
      content: [{ id: added.id, topic: '盈利能力', subjectName: null, factCount: 1, factTitles: '“景气”' }],
    });
    expect(refusal(await update({ id: added.id, version: 1, ...aCase() }))).toEqual([409, 'C0409']);
    expect(resultOf(await remove(added.id))).toBe(true);
    expect((await find(added.id)).status).toBe(404);
    const actions = (await auditLines(bench.data)).map(({ action }) => action);
    expect(actions).toEqual([
      'ai.add-topic',
      'ai.add-golden-case',
      'ai.update-golden-case',
      'ai.delete-golden-case',
    ]);
  });

  it.each([
    ['no question', { question: ' ' }, 'C0400'],
    ['no fact', { facts: [] }, 'C0400'],
    ['a fact twice', { facts: [WORDS, WORDS] }, 'C0400'],
    ['a period that is none', { facts: [{ ...REVENUE, period: '去年' }] }, 'C0400'],
    ['an unknown topic', { topicId: 999_999 }, 'A3002'],
  ])('is refused with %s', async (_, parts, code) => {
    const { add } = await desk();
    expect((await add(aCase(parts))).body.appCode).toBe(code);
  });

  it('is read by those who may view, written by experts, and never seen by another tenant', async () => {
    const { add } = await desk();
    const { id } = resultOf<GoldenCase>(await add(aCase()));
    const viewer = await desk({ authorities: ['gssjk_gn_view'] });
    expect((await viewer.find(id)).status).toBe(200);
    expect((await viewer.add(aCase())).status).toBe(403);
    expect((await viewer.remove(id)).status).toBe(403);
    const stranger = await desk({ tenantId: '100001', userId: 8 });
    expect((await stranger.find(id)).status).toBe(404);
    expect((await stranger.update({ id, ...aCase() })).status).toBe(404);
    expect((await stranger.remove(id)).status).toBe(404);
    expect((await stranger.add(aCase())).body.appCode).toBe('A3002');
  });

  it('is refused beside a hundred others of its topic', async () => {
    const { add } = await desk();
    const { id } = resultOf<GoldenCase>(await add(aCase()));
    const table = tableName('ai', 'golden_case');
    const columns =
      'tenant_id, topic_id, question, subject, facts, fact_titles, fact_count, created_at, updated_at';
    for (let count = 1; count < GOLDEN_LIMITS.cases; count += 1)
      await bench.data.database.query(
        `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${table} WHERE id = ?`,
        [id],
      );
    expect((await add(aCase())).body.appCode).toBe('A3101');
  });

  it('goes with its topic', async () => {
    const { add, find } = await desk();
    const { id } = resultOf<GoldenCase>(await add(aCase()));
    await topics.remove(topicId);
    expect((await find(id)).status).toBe(404);
  });
});

describe('the check of a topic’s cases', () => {
  const check = (session: Partial<Session> = { authorities: EXPERT }): Promise<Answer> =>
    bench.send(aiEntries.checkGoldenCases, { topicId }, session);

  it('says case by case which facts 数据直答 holds', async () => {
    const { made } = await desk();
    const passes = await made(aCase({ facts: [REVENUE, { kind: 'words', words: '利润表' }] }));
    const fails = await made(aCase({ facts: [REVENUE, { ...REVENUE, title: '毛利率' }] }));
    expect(resultOf(await check())).toMatchObject([
      {
        id: passes.id,
        subjectName: '华岚精工',
        refusal: null,
        passed: true,
        facts: [{ held: true }, { text: '“利润表”', held: true }],
      },
      {
        id: fails.id,
        passed: false,
        facts: [{ held: true }, { text: '华岚精工 2025Y 毛利率', held: false }],
      },
    ]);
    const [{ figures, verified }] = resultOf<[CheckedCase]>(await check());
    expect(figures).toBeGreaterThan(0);
    expect(verified).toBe(figures);
  });

  it('says why a case without data has no answer', async () => {
    const { made } = await desk();
    await made(aCase());
    bench.reads({ state: 'refused', reason: '华岚精工没有“利润表”的数据，没有作答' });
    expect(resultOf(await check())).toMatchObject([
      { refusal: '华岚精工没有“利润表”的数据，没有作答', passed: false, figures: 0 },
    ]);
  });

  it('is for experts of the tenant', async () => {
    expect((await check({})).status).toBe(403);
    expect((await check({ tenantId: '100001', userId: 8, authorities: ['ROLE_admin'] })).status).toBe(404);
  });
});

describe('an expert’s answer', () => {
  const expert = { authorities: EXPERT };
  const written = async (text: string): Promise<number> => {
    const questionId = await bench.asked();
    await bench.finished(questionId);
    resultOf(await bench.send(aiEntries.answerAsExpert, { questionId, version: 0, text }, expert));
    return questionId;
  };
  const toCase = (questionId: number, given: object = {}): Promise<Answer> =>
    bench.send(aiEntries.addCaseOfQuestion, { questionId, topicId, ...given }, expert);

  it('becomes a case with its question, subject and the cells it cites', async () => {
    const questionId = await written('营业总收入[[c1]]，净资产收益率 34.24%，另见[[c99]]。');
    const made = resultOf<GoldenCase>(await toCase(questionId));
    expect(made).toMatchObject({
      topicId,
      question: '营业总收入怎么样？',
      subject: SUBJECT,
      originId: questionId,
      facts: [REVENUE, { ...REVENUE, title: '净资产收益率' }],
    });
    expect((await toCase(questionId)).body.appCode).toBe('A3102');
    const { remove } = await desk();
    await remove(made.id);
    expect(resultOf<GoldenCase>(await toCase(questionId)).facts).toEqual(made.facts);
  });

  it('is refused as a case without citations, without an answer, without a topic', async () => {
    expect((await toCase(await written('没有数字'))).body.appCode).toBe('A3104');
    expect((await toCase(await bench.asked())).body.appCode).toBe('A3103');
    expect((await toCase(await written('[[c1]]'), { topicId: null })).body.appCode).toBe('A3105');
  });

  it('is refused to those who may only view, and to another tenant', async () => {
    const questionId = await written('[[c1]]');
    const input = { questionId, topicId };
    expect((await bench.send(aiEntries.addCaseOfQuestion, input)).status).toBe(403);
    const stranger = { tenantId: '100001', userId: 8, authorities: ['ROLE_admin'] };
    expect((await bench.send(aiEntries.addCaseOfQuestion, input, stranger)).status).toBe(404);
  });
});
