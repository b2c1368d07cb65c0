import {
  aiEntries,
  KNOWLEDGE_LIMITS,
  KNOWLEDGE_TEXTS,
  TOPIC_MESSAGES,
  type Knowledge,
} from '@console/contract-ai';
import { resultOf, type RecordDesk } from '@console/node-kit/testing';
import { aTopic, topicBench, type TopicBench } from '../testing/topic-bench.ts';
import { findPassages } from './find-passages.ts';

let bench: TopicBench;
let desk: RecordDesk<Knowledge>;
let stranger: RecordDesk<Knowledge>;
beforeAll(async () => {
  bench = await topicBench();
}, 30_000);
afterAll(() => bench.stop());
beforeEach(async () => {
  await bench.empty();
  desk = await bench.knowledge();
  stranger = await bench.knowledge({ tenantId: '100001', userId: 8 });
});

const anEntry = (parts: object = {}): object => ({
  title: '白酒行业研究框架',
  content: '<p>高端白酒看批价与库存。</p><p>ROE 受预收款影响。</p>',
  ...parts,
});
const found = async (text: string, tenantId = '000000', only: readonly number[] = []): Promise<string[]> =>
  (await findPassages(bench.data.database, { tenantId, text, limit: 5, only })).map(
    (passage) => passage.title,
  );

describe('an entry', () => {
  it('is stored cleaned, with its passages, and recorded', async () => {
    const content =
      '<p onclick="x()">批价 <b>1</b><script>alert(1)</script></p><table><tr><td>甲</td><td>乙</td></tr></table>';
    const entry = await desk.made(anEntry({ content }));
    expect(entry.content).not.toMatch(/script|onclick/);
    expect(entry).toMatchObject({ title: '白酒行业研究框架', passages: 1, createUser: '某人', version: 1 });
    expect(await bench.rows('knowledge', 'text')).toEqual([{ text: '批价 1\n甲 乙' }]);
    expect(await bench.lines()).toMatchObject([
      {
        action: 'ai.add-knowledge',
        subject: `knowledge:${entry.id}`,
        after: { title: '白酒行业研究框架', text: '批价 1\n甲 乙' },
      },
    ]);
  });

  it('is added once with a key, also a long one', async () => {
    const long = anEntry({ content: `<p>${'长文。'.repeat(10_000)}</p>` });
    const all = await Promise.all([1, 2].map(() => desk.add(long, 'a-key-of-mine')));
    expect(new Set(all.map((answer) => resultOf<Knowledge>(answer).id)).size).toBe(1);
    expect((await bench.rows('knowledge', 'id')).length).toBe(1);
  });

  it.each([
    ['no title', { title: ' ' }, 400, KNOWLEDGE_TEXTS.title],
    ['a long title', { title: '长'.repeat(61) }, 400, KNOWLEDGE_TEXTS.titleLength],
    ['tags alone', { content: '<p> <br></p>' }, 200, TOPIC_MESSAGES.noText.text],
    [
      'too long a text',
      { content: `<p>${'长'.repeat(KNOWLEDGE_LIMITS.text + 1)}</p>` },
      200,
      '正文最多 50000 个字',
    ],
  ])('with %s is refused with its cause', async (_, wrong, status, cause) => {
    const answer = await desk.add(anEntry(wrong));
    expect([answer.status, answer.body.appMesg]).toEqual([status, expect.stringContaining(cause)]);
    expect(await bench.rows('knowledge', 'id')).toEqual([]);
  });

  it('has a title of its own in the tenant', async () => {
    await desk.made(anEntry());
    expect((await desk.add(anEntry())).body.appCode).toBe(TOPIC_MESSAGES.titleTaken.code);
    expect((await stranger.add(anEntry())).body.success).toBe(true);
  });

  it('is found by its new text after an edit, no longer by the old one; a stale edit is refused', async () => {
    const { id } = await desk.made(anEntry());
    const saved = resultOf<Knowledge>(
      await desk.update({ ...anEntry({ content: '<p>啤酒看吨价提升。</p>' }), id, version: 1 }),
    );
    expect(saved.version).toBe(2);
    expect([await found('吨价提升如何'), await found('批价与库存')]).toEqual([['白酒行业研究框架'], []]);
    expect((await desk.update({ ...anEntry(), id, version: 1 })).status).toBe(409);
  });

  it('that a match names is not deleted, and the topics are named; otherwise its passages go too', async () => {
    const { id } = await desk.made(anEntry());
    const topic = await (await bench.topics()).made(aTopic());
    const matches = await bench.matches();
    const match = await matches.made({
      topicId: topic.id,
      invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
      invTargetDsDictKey: 'INV_TARGET_DS_KNL',
      topicMatchDetailList: [{ dataId: String(id), dataIdLink: String(id), dataVal: '白酒行业研究框架' }],
    });
    expect((await desk.remove(id)).body.appMesg).toBe('该知识条目正被以下主题匹配使用，不能删除：盈利能力');
    await matches.remove(match.id);
    expect((await desk.remove(id)).body.result).toBe(true);
    expect([await bench.rows('knowledge_passage', 'id'), await bench.rows('knowledge_term', 'term')]).toEqual(
      [[], []],
    );
    expect((await desk.find(id)).status).toBe(404);
  });
});

describe('passages', () => {
  it('are found by terms, those with more of the question and rarer ones first, within the chosen entries', async () => {
    const wine = await desk.made(anEntry());
    const bank = await desk.made(
      anEntry({ title: '银行业框架', content: '<p>银行看净息差与不良率，库存、批价不适用。</p>' }),
    );
    expect(await found('白酒的批价和库存怎么看')).toEqual(['白酒行业研究框架', '银行业框架']);
    expect(await found('净息差走势')).toEqual(['银行业框架']);
    expect(await found('批价和库存怎么看', '000000', [bank.id])).toEqual(['银行业框架']);
    expect(await found('ROE', '000000', [wine.id])).toEqual(['白酒行业研究框架']);
    expect([await found('半导体设备'), await found(''), await found('批价与库存', '100001')]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

it('the list is searched by title and text, shows the beginning, and is of one tenant', async () => {
  await desk.made(anEntry());
  const page = async (filter: object, by = desk): Promise<unknown[]> =>
    resultOf<{ content: unknown[] }>(await by.ask(aiEntries.knowledgeList, filter)).content;
  expect(await page({ search: '批价' })).toMatchObject([
    { title: '白酒行业研究框架', excerpt: '高端白酒看批价与库存。\nROE 受预收款影响。', passages: 1 },
  ]);
  expect([
    (await page({ search: '白酒行业' })).length,
    await page({ search: '银行' }),
    await page({}, stranger),
  ]).toEqual([1, [], []]);
});

it('another tenant finds, edits and deletes none of it; each call has its authority', async () => {
  const { id } = await desk.made(anEntry());
  expect([
    (await stranger.find(id)).status,
    (await stranger.update({ ...anEntry(), id })).status,
    (await stranger.remove(id)).status,
  ]).toEqual([404, 404, 404]);
  const viewer = await bench.knowledge({ authorities: ['gssjk_gn_view'] });
  expect([
    (await viewer.find(id)).status,
    (await viewer.add(anEntry())).status,
    (await viewer.update({ ...anEntry(), id })).status,
    (await viewer.remove(id)).status,
  ]).toEqual([200, 403, 403, 403]);
});
