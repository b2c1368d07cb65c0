import { aiEntries, type Topic } from '@console/contract-ai';
import { resultOf, type RecordDesk } from '@console/node-kit/testing';
import { anItem, aTopic, topicBench, type TopicBench } from '../testing/topic-bench.ts';
import { TopicData } from './topic-data.ts';

const TENANT = '000000';

let bench: TopicBench;
let desk: RecordDesk<Topic>;
let topics: TopicData;
beforeAll(async () => {
  bench = await topicBench();
  topics = new TopicData(bench.data.database);
}, 30_000);
afterAll(() => bench.stop());
beforeEach(async () => {
  await bench.empty();
  desk = await bench.topics();
});

/** A match of tables; their titles are not what is read. */
async function match(
  topicId: number,
  invTargetTypeDictKey: string,
  group: string,
  entry: string,
): Promise<void> {
  const matches = await bench.matches();
  const dataId = `${entry}.*`;
  await matches.made({
    topicId,
    invTargetTypeDictKey,
    invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
    topicMatchDetailList: [{ dataId, dataIdLink: `${group},${entry},${dataId}`, dataVal: entry }],
  });
}

it('has the templates in use, and the data for the kind of subject', async () => {
  const topic = await desk.made(aTopic());
  await match(topic.id, 'INV_TARGET_TYPE_CORP', 'gssjk_gn_view_marketData', 'company.quotes');
  await match(topic.id, 'INV_TARGET_TYPE_IND', 'hysjk_gn_view_marketData', 'industry.quotation');
  const found = await topics.find(TENANT, { topicId: topic.id, kind: 'company' });
  expect(found).toMatchObject({
    id: topic.id,
    name: '盈利能力',
    templateVersion: 1,
    templates: [{ prompt: anItem().prompt }],
    requests: [{ entry: { id: 'company.quotes' }, figures: null }],
  });
  expect(await topics.find(TENANT, { topicId: topic.id, kind: 'industry' })).toMatchObject({
    requests: [{ entry: { id: 'industry.quotation' } }],
  });
  expect(await topics.find(TENANT, { topicId: topic.id, kind: 'market' })).toMatchObject({ requests: [] });
});

it('has the version that was released, and any other that is asked for', async () => {
  const topic = await desk.made(aTopic());
  const items = [anItem({ prompt: '改 {{data}}' })];
  const changed = resultOf<Topic>(
    await desk.update(aTopic({ id: topic.id, version: 1, topicTmplDetailList: items })),
  );
  expect(changed.latestVersion).toBe(2);
  const prompts = async (version?: number): Promise<unknown> => {
    const asked = {
      topicId: topic.id,
      kind: 'company',
      ...(version === undefined ? {} : { version }),
    } as const;
    return (await topics.find(TENANT, asked))?.templates.map(({ prompt }) => prompt);
  };
  resultOf(await desk.ask(aiEntries.releaseTopic, { id: topic.id, number: 1 }));
  expect(await prompts()).toEqual([anItem().prompt]);
  expect(await prompts(2)).toEqual(['改 {{data}}']);
  resultOf(await desk.ask(aiEntries.releaseTopic, { id: topic.id, number: 2 }));
  expect(await prompts()).toEqual(['改 {{data}}']);
  expect(await topics.find(TENANT, { topicId: topic.id, kind: 'company', version: 9 })).toBeNull();
});

it('is the tenant’s own, and not a removed one', async () => {
  const topic = await desk.made(aTopic());
  expect(await topics.find('100001', { topicId: topic.id, kind: 'company' })).toBeNull();
  expect(await topics.compared(TENANT)).toEqual([
    { id: topic.id, name: '盈利能力', subjects: ['毛利率', '净利率', 'ROE'] },
  ]);
  expect(await topics.compared('100001')).toEqual([]);
  await desk.remove(topic.id);
  expect(await topics.find(TENANT, { topicId: topic.id, kind: 'company' })).toBeNull();
  expect(await topics.compared(TENANT)).toEqual([]);
});
