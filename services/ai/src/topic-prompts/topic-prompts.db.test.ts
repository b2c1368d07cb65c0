import { aiEntries, TOPIC_LIMITS, TOPIC_MESSAGES, type Topic, type TopicPrompt } from '@console/contract-ai';
import { MESSAGES, pathsOf } from '@console/contract-core';
import { resultOf, type Answer, type RecordDesk } from '@console/node-kit/testing';
import { anItem, aTopic, topicBench, type TopicBench } from '../testing/topic-bench.ts';
import { topicPromptId } from './topic-prompt-id.ts';

let bench: TopicBench;
let topics: RecordDesk<Topic>;
let desk: RecordDesk<TopicPrompt>;
let stranger: RecordDesk<TopicPrompt>;
beforeAll(async () => {
  bench = await topicBench();
}, 30_000);
afterAll(() => bench.stop());
beforeEach(async () => {
  await bench.empty();
  topics = await bench.topics();
  desk = await bench.prompts();
  stranger = await bench.prompts({ tenantId: '100001', userId: 8 });
});

const FACTOR = 'INV_TARGET_DS_FACTOR';
const KNOWLEDGE = 'INV_TARGET_DS_KNL';
const page = async (filter: object = {}, by = desk): Promise<Record<string, unknown>[]> =>
  resultOf<{ content: Record<string, unknown>[] }>(await by.ask(aiEntries.topicPromptList, filter)).content;
const code = ({ body }: Answer): unknown => body.appCode;
const levels = async (id: number): Promise<unknown[]> => {
  const { templateVersion, topicTmplList } = await topics.found(id);
  return [templateVersion, ...topicTmplList.map(({ promptLevel, prompt }) => `${promptLevel} ${prompt}`)];
};

describe('a new prompt', () => {
  it('is the topic’s next, in a new version in use, and is recorded', async () => {
    const { id: topicId } = await topics.made(aTopic({ topicTmplDetailList: [anItem({ prompt: '一' })] }));
    const made = await desk.made({ topicId, invTargetDsDictKey: FACTOR, prompt: '二 {{data}}' });
    expect(made).toMatchObject({
      id: topicPromptId({ topicId, promptLevel: 2 }),
      topicId,
      topic: '盈利能力',
      tmplType: 'INV_TARGET_TYPE_CORP',
      promptLevel: 2,
      invTargetDsDictKey: FACTOR,
      prompt: '二 {{data}}',
      expertResponse: '',
      templateVersion: 2,
      latestVersion: 2,
      version: 2,
    });
    expect(await desk.found(made.id)).toEqual(made);
    expect(await levels(topicId)).toEqual([2, '1 一', '2 二 {{data}}']);
    expect((await bench.lines()).at(-1)).toMatchObject({
      action: 'ai.add-topic-prompt',
      subject: `topic:${topicId}`,
      user_id: 7,
      before: { templateVersion: 1 },
      after: { templateVersion: 2, items: [{ promptLevel: 1 }, { promptLevel: 2 }] },
    });
  });

  it('that is not released waits in the newest version', async () => {
    const { id: topicId } = await topics.made(aTopic());
    const made = await desk.made({ topicId, invTargetDsDictKey: FACTOR, prompt: '二', release: false });
    expect(made).toMatchObject({ promptLevel: 2, prompt: '二', templateVersion: 1, latestVersion: 2 });
    expect((await desk.find(made.id)).status).toBe(404);
    expect(await page()).toHaveLength(1);
  });

  it('is added once with a key, also with texts of the greatest length', async () => {
    const { id: topicId } = await topics.made(aTopic());
    const longest = '长\n'.repeat(TOPIC_LIMITS.prompt / 2);
    const given = { topicId, invTargetDsDictKey: FACTOR, prompt: longest, expertResponse: longest };
    const all = await Promise.all([1, 2, 3].map(() => desk.add(given, 'a-key-of-mine')));
    expect(new Set(all.map((answer) => resultOf<TopicPrompt>(answer).id)).size).toBe(1);
    expect((await topics.found(topicId)).latestVersion).toBe(2);
  });

  it.each([
    [
      'of a type that the topic has',
      { invTargetDsDictKey: 'INV_TARGET_DS_TABLE' },
      TOPIC_MESSAGES.templateTwice,
    ],
    ['that names an unknown variable', { prompt: '{{stock}}' }, TOPIC_MESSAGES.badTemplate],
    ['of no topic', { topicId: 999_999 }, TOPIC_MESSAGES.unknownTopic],
  ])('%s is refused and changes nothing', async (_, wrong, message) => {
    const { id: topicId } = await topics.made(aTopic());
    const given = { topicId, invTargetDsDictKey: FACTOR, prompt: '二', ...wrong };
    expect(code(await desk.add(given))).toBe(message.code);
    expect([(await topics.found(topicId)).latestVersion, (await bench.lines()).length]).toEqual([1, 1]);
  });

  it('is refused where the topic has three', async () => {
    const three = [
      anItem(),
      anItem({ invTargetDsDictKey: FACTOR }),
      anItem({ invTargetDsDictKey: KNOWLEDGE }),
    ];
    const { id: topicId } = await topics.made(aTopic({ topicTmplDetailList: three }));
    const fourth = { topicId, invTargetDsDictKey: 'INV_TARGET_DS_IND', prompt: '四' };
    expect(code(await desk.add(fourth))).toBe(TOPIC_MESSAGES.tooManyTemplates.code);
  });
});

describe('an edit', () => {
  it('changes that prompt alone, as a new version; without an expert’s answer it keeps it', async () => {
    const two = [
      anItem({ prompt: '一', expertResponse: '答' }),
      anItem({ invTargetDsDictKey: FACTOR, prompt: '二' }),
    ];
    const { id: topicId } = await topics.made(aTopic({ topicTmplDetailList: two }));
    const id = topicPromptId({ topicId, promptLevel: 1 });
    const saved = await desk.update({ id, version: 1, invTargetDsDictKey: KNOWLEDGE, prompt: '一改' });
    expect(resultOf<TopicPrompt>(saved)).toMatchObject({ prompt: '一改', expertResponse: '答', version: 2 });
    expect(await levels(topicId)).toEqual([2, '1 一改', '2 二']);
    const { body } = await topics.ask(aiEntries.releaseTopic, { id: topicId, number: 1 });
    expect(body.success).toBe(true);
    expect(await desk.found(id)).toMatchObject({ prompt: '一', invTargetDsDictKey: 'INV_TARGET_DS_TABLE' });
  });

  it('that is stale is refused; of two at once one is', async () => {
    const { id: topicId } = await topics.made(aTopic());
    const id = topicPromptId({ topicId, promptLevel: 1 });
    const given = { id, version: 1, invTargetDsDictKey: 'INV_TARGET_DS_TABLE' };
    const both = await Promise.all(['甲', '乙'].map((prompt) => desk.update({ ...given, prompt })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await topics.found(topicId)).latestVersion).toBe(2);
  });

  it('of a number that the topic does not have is no edit', async () => {
    const { id: topicId } = await topics.made(aTopic());
    const id = topicPromptId({ topicId, promptLevel: 9 });
    const answer = await desk.update({ id, invTargetDsDictKey: FACTOR, prompt: '九' });
    expect([answer.status, code(answer)]).toEqual([404, MESSAGES.notFound.code]);
  });
});

describe('deleting', () => {
  it('takes a prompt out of its topic without renumbering; the last one stays', async () => {
    const two = [anItem(), anItem({ invTargetDsDictKey: FACTOR, prompt: '二' })];
    const { id: topicId } = await topics.made(aTopic({ topicTmplDetailList: two }));
    const [first, second] = [1, 2].map((promptLevel) => topicPromptId({ topicId, promptLevel }));
    expect(resultOf(await desk.remove(first ?? 0))).toBe(true);
    expect(await levels(topicId)).toEqual([2, '2 二']);
    expect((await bench.lines()).at(-1)).toMatchObject({
      action: 'ai.delete-topic-prompt',
      after: { items: [{ promptLevel: 2 }] },
    });
    expect((await desk.remove(first ?? 0)).status).toBe(404);
    expect(code(await desk.remove(second ?? 0))).toBe(TOPIC_MESSAGES.lastTemplate.code);
  });
});

describe('the list', () => {
  it('has a row for each template in use, its long texts cut', async () => {
    const long = '长'.repeat(300);
    const two = [
      anItem({ prompt: long }),
      anItem({ invTargetDsDictKey: FACTOR, prompt: '二', expertResponse: '答' }),
    ];
    const { id: topicId } = await topics.made(aTopic({ topicTmplDetailList: two }));
    expect(
      (await page({ sort: 'invTargetDs,DESC' })).map(({ id, promptLevel, invTargetDs, prompt }) => [
        id,
        promptLevel,
        invTargetDs,
        prompt,
      ]),
    ).toEqual([
      [topicPromptId({ topicId, promptLevel: 1 }), 1, '数据表', '长'.repeat(200)],
      [topicPromptId({ topicId, promptLevel: 2 }), 2, '因子库', '二'],
    ]);
    expect((await page({ prompt: '二' }))[0]).toMatchObject({
      topic: '盈利能力',
      tmplType: 'INV_TARGET_TYPE_CORP',
      invTargetType: '公司',
      expertResponse: '答',
      templateVersion: 1,
      updateUser: '某人',
    });
  });

  it('is searched by topic, prompt, type and source, and is of one tenant, without removed topics', async () => {
    await topics.made(
      aTopic({ topic: 'ROE 分析', topicTmplDetailList: [anItem({ prompt: '100% 依据 {{data}}' })] }),
    );
    const other = await topics.made(
      aTopic({
        topic: '行业景气',
        invTargetTypeDictKey: 'INV_TARGET_TYPE_IND',
        topicTmplDetailList: [anItem({ invTargetDsDictKey: KNOWLEDGE, prompt: '资料' })],
      }),
    );
    const names = async (filter: object): Promise<unknown[]> =>
      (await page(filter)).map(({ topic }) => topic);
    expect(await names({ topic: 'roe' })).toEqual(['ROE 分析']);
    expect(await names({ prompt: '0% 依' })).toEqual(['ROE 分析']);
    expect(await names({ tmplType: 'INV_TARGET_TYPE_IND' })).toEqual(['行业景气']);
    expect(await names({ invTargetDsDictKey: KNOWLEDGE })).toEqual(['行业景气']);
    expect(await page({}, stranger)).toEqual([]);
    await topics.remove(other.id);
    expect(await names({})).toEqual(['ROE 分析']);
  });
});

it('another tenant finds, edits and deletes none of it, and adds nothing to it', async () => {
  const two = [anItem(), anItem({ invTargetDsDictKey: FACTOR })];
  const { id: topicId } = await topics.made(aTopic({ topicTmplDetailList: two }));
  const id = topicPromptId({ topicId, promptLevel: 1 });
  const given = { invTargetDsDictKey: KNOWLEDGE, prompt: '偷' };
  const answers = [
    await stranger.find(id),
    await stranger.update({ id, ...given }),
    await stranger.remove(id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(code(await stranger.add({ topicId, ...given }))).toBe(TOPIC_MESSAGES.unknownTopic.code);
  expect((await topics.found(topicId)).latestVersion).toBe(1);
});

it.each([
  ['list', aiEntries.topicPromptList, 'gssjk_gn_view'],
  ['look at', aiEntries.topicPrompt, 'gssjk_gn_view'],
  ['add', aiEntries.addTopicPrompt, 'gssjk_gn_add'],
  ['edit', aiEntries.updateTopicPrompt, 'gssjk_gn_edit'],
  ['delete', aiEntries.deleteTopicPrompt, 'gssjk_gn_edit'],
])('the authority to %s prompts is checked at both addresses', async (_, entry, authority) => {
  const others = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'].filter((name) => name !== authority);
  const token = await bench.service.signIn({ authorities: others });
  expect(pathsOf(entry)).toHaveLength(2);
  for (const path of pathsOf(entry)) {
    const answer = await bench.service.send(path.replace(':id', '100001'), { token, method: entry.method });
    expect([answer.status, answer.body.appCode]).toEqual([403, MESSAGES.noAuthority.code]);
  }
});
