import {
  aiEntries,
  TOPIC_MESSAGES,
  TOPIC_TEXTS,
  type DataTree,
  type Topic,
  type TopicMatch,
} from '@console/contract-ai';
import { resultOf, type RecordDesk } from '@console/node-kit/testing';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aTopic, topicBench, type TopicBench } from '../testing/topic-bench.ts';

/** The invest service's tree of factors: eight in a group. */
const FACTORS = [
  { id: 3, title: '动量', children: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, name: `因子${id}` })) },
];

let invest: Server;
let bench: TopicBench;
let desk: RecordDesk<TopicMatch>;
let topic: Topic;
beforeAll(async () => {
  invest = createServer((request, response) => {
    const known = request.headers.authorization?.startsWith('Bearer ') ?? false;
    response
      .writeHead(known ? 200 : 401, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ success: known, appCode: known ? 'S0000' : 'C0410', appMesg: '', result: FACTORS }),
      );
  });
  await new Promise<void>((resolve) => invest.listen(0, '127.0.0.1', resolve));
  bench = await topicBench({ invest: `http://127.0.0.1:${(invest.address() as AddressInfo).port}` });
}, 30_000);
afterAll(async () => {
  await bench.stop();
  await new Promise((resolve) => invest.close(resolve));
});
beforeEach(async () => {
  await bench.empty();
  desk = await bench.matches();
  topic = await (await bench.topics()).made(aTopic());
});

const close = {
  dataId: 'company.quotes.close',
  dataIdLink: 'gssjk_gn_view_marketData,company.quotes,company.quotes.close',
  dataVal: '收盘价',
  dateUnitDictKey: 'DATE_UNIT_DAY',
  chartTypeDictKey: 'CHART_TYPE_LINE',
  chartTitle: '近一年收盘价',
};
const income = {
  dataId: 'company.income.*',
  dataIdLink: 'gssjk_gn_view_financial,company.income.*',
  dataVal: '利润表',
  chartTypeDictKey: 'CHART_TYPE_TABLE',
};
const factor = (id: number): object => ({
  dataId: String(id),
  dataIdLink: `group.3,${id}`,
  dataVal: `因子${id}`,
});
const aMatch = (parts: object = {}): object => ({
  topicId: topic.id,
  invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
  invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
  topicMatchDetailList: [close, income],
  ...parts,
});
const factors = (...ids: number[]): object =>
  aMatch({ invTargetDsDictKey: 'INV_TARGET_DS_FACTOR', topicMatchDetailList: ids.map(factor) });

it('is stored with its detail rows in order, and recorded', async () => {
  const match = await desk.made(aMatch());
  expect(match).toMatchObject({
    topicId: topic.id,
    topic: '盈利能力',
    topicMatchDetailList: [close, { ...income, dateUnitDictKey: null, chartTitle: null }],
    createUser: '某人',
    version: 1,
  });
  expect(await desk.found(match.id)).toEqual(match);
  expect((await bench.lines()).at(-1)).toMatchObject({
    action: 'ai.add-topic-match',
    subject: `topic-match:${match.id}`,
    after: { dataVal: '收盘价、利润表', chart: '近一年收盘价、表格' },
  });
});

it('is shown in the list with its labels, searched by topic, type and source', async () => {
  await desk.made(aMatch());
  const page = async (filter: object): Promise<unknown[]> =>
    resultOf<{ content: unknown[] }>(await desk.ask(aiEntries.topicMatchList, filter)).content;
  const shown = [
    expect.objectContaining({
      topic: '盈利能力',
      invTargetType: '公司',
      invTargetDs: '数据表',
      dataVal: '收盘价、利润表',
      chart: '近一年收盘价、表格',
    }),
  ];
  expect(await page({})).toEqual(shown);
  expect(await page({ topic: '盈利', invTargetDsDictKey: 'INV_TARGET_DS_TABLE' })).toEqual(shown);
  expect(await page({ invTargetTypeDictKey: 'INV_TARGET_TYPE_MKT' })).toEqual([]);
});

describe('bad input', () => {
  it.each([
    ['a link twice', () => ({ topicMatchDetailList: [close, close] }), 400, TOPIC_TEXTS.linkTwice],
    ['no row', () => ({ topicMatchDetailList: [] }), 400, TOPIC_TEXTS.atLeastOneDetail],
    ['no topic', () => ({ topicId: undefined }), 400, TOPIC_TEXTS.topic],
    ['a topic that there is not', () => ({ topicId: 99_999 }), 200, TOPIC_MESSAGES.unknownTopic.text],
    [
      'data of another type',
      () => ({ invTargetTypeDictKey: 'INV_TARGET_TYPE_MKT' }),
      200,
      '所选数据不存在：收盘价',
    ],
    [
      'an id that is not the end of its link',
      () => ({ topicMatchDetailList: [{ ...close, dataId: 'company.quotes.open' }] }),
      200,
      '所选数据不存在',
    ],
    [
      'knowledge that there is not',
      () => ({
        invTargetDsDictKey: 'INV_TARGET_DS_KNL',
        topicMatchDetailList: [{ dataId: '1', dataIdLink: '1', dataVal: '条目' }],
      }),
      200,
      '所选数据不存在：条目',
    ],
  ])('with %s is refused with its cause', async (_, wrong, status, cause) => {
    const answer = await desk.add(aMatch(wrong()));
    expect([answer.status, answer.body.appMesg]).toEqual([status, expect.stringContaining(cause)]);
    expect(await bench.rows('topic_match', 'id')).toEqual([]);
  });
});

it('is one for a topic, a type and a source, also of two at once', async () => {
  const both = await Promise.all([desk.add(aMatch()), desk.add(aMatch())]);
  expect(both.map(({ body }) => body.appCode).sort()).toEqual([TOPIC_MESSAGES.matchTaken.code, 'S0000']);
});

describe('factors', () => {
  it('are at most six in all matches of a topic together', async () => {
    const { id } = await desk.made(factors(1, 2, 3, 4));
    const more = await desk.add({ ...factors(5, 6, 7), invTargetTypeDictKey: 'INV_TARGET_TYPE_IND' });
    expect(more.body.appMesg).toBe('因子类数据每个主题最多 6 项，其他匹配已有 4 项，本次 3 项');
    expect(
      (await desk.add({ ...factors(5, 6), invTargetTypeDictKey: 'INV_TARGET_TYPE_IND' })).body.success,
    ).toBe(true);
    expect((await desk.update({ ...factors(1, 2, 3, 4, 7), id })).body.appCode).toBe(
      TOPIC_MESSAGES.tooManyFactors.code,
    );
    expect((await desk.update({ ...factors(1, 2, 3, 8), id })).body.success).toBe(true);
  });

  it('are six at most also when two matches are saved at once', async () => {
    const both = await Promise.all([
      desk.add(factors(1, 2, 3, 4)),
      desk.add({ ...factors(5, 6, 7), invTargetTypeDictKey: 'INV_TARGET_TYPE_IND' }),
    ]);
    expect(both.map(({ body }) => body.success).sort()).toEqual([false, true]);
  });

  it('that the tenant does not have are refused', async () => {
    expect((await desk.add(factors(9))).body.appMesg).toContain('所选数据不存在：因子9');
  });
});

describe('an edit', () => {
  it('replaces the rows; the same ones again change nothing', async () => {
    const match = await desk.made(aMatch());
    expect(resultOf(await desk.update({ ...aMatch(), id: match.id, version: 1 }))).toEqual(match);
    const saved = resultOf<TopicMatch>(
      await desk.update({ ...aMatch({ topicMatchDetailList: [income] }), id: match.id, version: 1 }),
    );
    expect([saved.topicMatchDetailList.length, saved.version]).toEqual([1, 2]);
    expect((await desk.update({ ...aMatch(), id: match.id, version: 1 })).status).toBe(409);
    expect((await bench.lines()).filter(({ action }) => action === 'ai.update-topic-match')).toHaveLength(1);
  });
});

it('is deleted by aimessage_delete alone, and with its topic', async () => {
  const { id } = await desk.made(aMatch());
  const editor = await bench.matches({ authorities: ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'] });
  expect((await editor.remove(id)).status).toBe(403);
  expect((await desk.remove(id)).body.result).toBe(true);
  expect((await desk.find(id)).status).toBe(404);
  const second = await desk.made(aMatch());
  await (await bench.topics()).remove(topic.id);
  expect((await desk.find(second.id)).status).toBe(404);
  expect((await bench.lines()).slice(-2).map(({ action }) => action)).toEqual([
    'ai.delete-topic-match',
    'ai.delete-topic',
  ]);
});

it('another tenant finds, edits and deletes none of it, and cannot name the topic', async () => {
  const { id } = await desk.made(aMatch());
  const stranger = await bench.matches({ tenantId: '100001', userId: 8 });
  expect([
    (await stranger.find(id)).status,
    (await stranger.update({ ...aMatch(), id })).status,
    (await stranger.remove(id)).status,
  ]).toEqual([404, 404, 404]);
  expect((await stranger.add(aMatch())).body.appCode).toBe(TOPIC_MESSAGES.unknownTopic.code);
});

it('the trees are those of the source and the type; factors need yzgl_view at their service', async () => {
  const tree = async (source: string): Promise<DataTree> =>
    resultOf(
      await desk.ask(aiEntries.relateDataTrees, {
        invTargetDsDictKey: source,
        invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
      } as never),
    );
  expect((await tree('INV_TARGET_DS_FACTOR'))[0]?.children?.[0]).toEqual({ value: '1', label: '因子1' });
  expect((await tree('INV_TARGET_DS_TABLE')).map(({ label }) => label)).toContain('公司市场数据');
  expect(await tree('INV_TARGET_DS_KNL')).toEqual([]);
});
