import {
  aiEntries,
  TOPIC_LIMITS,
  TOPIC_MESSAGES,
  TOPIC_TEXTS,
  type Topic,
  type TopicVersion,
} from '@console/contract-ai';
import { MESSAGES } from '@console/contract-core';
import { resultOf, type Answer, type RecordDesk } from '@console/node-kit/testing';
import { anItem, aTopic, topicBench, type TopicBench } from '../testing/topic-bench.ts';

let bench: TopicBench;
let desk: RecordDesk<Topic>;
let stranger: RecordDesk<Topic>;
beforeAll(async () => {
  bench = await topicBench();
}, 30_000);
afterAll(() => bench.stop());
beforeEach(async () => {
  await bench.empty();
  desk = await bench.topics();
  stranger = await bench.topics({ tenantId: '100001', userId: 8 });
});

const versions = async ({ id }: Topic, by = desk): Promise<TopicVersion[]> =>
  resultOf(await by.ask(aiEntries.topicVersions, { id }));
const release = (input: { id: number; number: number; version?: number }, by = desk): Promise<Answer> =>
  by.ask(aiEntries.releaseTopic, input);
const page = async (filter: object = {}, by = desk): Promise<Record<string, unknown>[]> =>
  resultOf<{ content: Record<string, unknown>[] }>(await by.ask(aiEntries.topicList, filter)).content;
const factor = anItem({ invTargetDsDictKey: 'INV_TARGET_DS_FACTOR', prompt: '因子 {{data}}' });
const knowledge = anItem({ invTargetDsDictKey: 'INV_TARGET_DS_KNL', prompt: '资料 {{knowledge}}' });

describe('a new topic', () => {
  it('has its first version in use, its author and its time, and is recorded whole', async () => {
    const topic = await desk.made(aTopic({ topicTmplDetailList: [anItem(), factor] }));
    expect(topic).toMatchObject({
      topicId: topic.id,
      topicTmplId: topic.id,
      topic: '盈利能力',
      invTargetType: '公司',
      subject: '毛利率，净利率、ROE',
      agiModel: '',
      templateVersion: 1,
      latestVersion: 1,
      createUser: '某人',
      version: 1,
    });
    expect(
      topic.topicTmplList.map(({ id, promptLevel, invTargetDsDictKey }) => [
        id,
        promptLevel,
        invTargetDsDictKey,
      ]),
    ).toEqual([
      [1, 1, 'INV_TARGET_DS_TABLE'],
      [2, 2, 'INV_TARGET_DS_FACTOR'],
    ]);
    expect(await desk.found(topic.id)).toEqual(topic);
    expect(await bench.lines()).toMatchObject([
      {
        action: 'ai.add-topic',
        subject: `topic:${topic.id}`,
        user_id: 7,
        after: { topic: '盈利能力', items: [{ promptLevel: 1 }, { promptLevel: 2 }] },
      },
    ]);
  });

  it('is added once with a key, also with templates of the greatest length', async () => {
    const longest = '长'.repeat(TOPIC_LIMITS.prompt);
    const long = { prompt: longest, expertResponse: longest };
    const whole = aTopic({ topicTmplDetailList: [anItem(long), { ...factor, ...long }] });
    const all = await Promise.all([1, 2, 3].map(() => desk.add(whole, 'a-key-of-mine')));
    expect(new Set(all.map((answer) => resultOf<Topic>(answer).id)).size).toBe(1);
    expect([
      (await bench.rows('topic', 'id')).length,
      (await bench.rows('template_version', 'number')).length,
    ]).toEqual([1, 1]);
  });

  it('has a name that no other topic of the tenant has', async () => {
    const { id } = await desk.made(aTopic());
    expect((await desk.add(aTopic())).body.appCode).toBe(TOPIC_MESSAGES.nameTaken.code);
    expect((await stranger.made(aTopic())).createUser).toBe('旁人');
    await desk.remove(id);
    expect((await desk.add(aTopic())).body.success).toBe(true);
  });

  it.each([
    ['no template', { topicTmplDetailList: [] }, TOPIC_TEXTS.atLeastOneTemplate],
    ['no list of templates', { topicTmplDetailList: undefined }, TOPIC_TEXTS.atLeastOneTemplate],
    [
      'four templates',
      {
        topicTmplDetailList: [
          anItem(),
          factor,
          knowledge,
          anItem({ invTargetDsDictKey: 'INV_TARGET_DS_IND' }),
        ],
      },
      TOPIC_TEXTS.atMostThreeTemplates,
    ],
    ['two templates of a type', { topicTmplDetailList: [factor, factor] }, TOPIC_TEXTS.templateTwice],
    [
      'two templates with a number',
      {
        topicTmplDetailList: [
          { ...factor, promptLevel: 2 },
          { ...knowledge, promptLevel: 2 },
        ],
      },
      TOPIC_TEXTS.levelTwice,
    ],
    ['a blank template', { topicTmplDetailList: [anItem({ prompt: ' \n' })] }, TOPIC_TEXTS.prompt],
    ['a blank name', { topic: ' ' }, TOPIC_TEXTS.name],
    ['a long name', { topic: '长'.repeat(31) }, TOPIC_TEXTS.nameLength],
    ['an unknown type', { invTargetTypeDictKey: '1' }, TOPIC_TEXTS.type],
    ['a field that is the server’s', { templateVersion: 7 }, 'templateVersion'],
  ])('with %s is refused with its cause and changes nothing', async (_, wrong, cause) => {
    const answer = await desk.add(aTopic(wrong));
    expect([answer.status, answer.body.appMesg]).toEqual([400, expect.stringContaining(cause)]);
    expect(await bench.rows('topic', 'id')).toEqual([]);
  });

  it('with a template that names an unknown variable is refused with it', async () => {
    const { body } = await desk.add(
      aTopic({ topicTmplDetailList: [factor, anItem({ prompt: '{{stock}}' })] }),
    );
    expect([body.appCode, body.appMesg]).toEqual([
      TOPIC_MESSAGES.badTemplate.code,
      expect.stringMatching(/第 2 个.*没有变量 stock/),
    ]);
  });
});

describe('an edit', () => {
  it('of the templates is a new version in use; the one before stays as it was', async () => {
    const topic = await desk.made(aTopic());
    const changed = { ...topic.topicTmplList[0], prompt: '新的 {{data}}' };
    const saved = resultOf<Topic>(
      await desk.update(aTopic({ id: topic.id, version: 1, topicTmplDetailList: [changed] })),
    );
    expect(saved).toMatchObject({
      templateVersion: 2,
      latestVersion: 2,
      version: 2,
      topicTmplList: [{ promptLevel: 1, prompt: '新的 {{data}}' }],
    });
    expect(
      (await versions(topic)).map(({ number, current, topicTmplList, savedUser }) => [
        number,
        current,
        topicTmplList[0]?.prompt,
        savedUser,
      ]),
    ).toEqual([
      [2, true, '新的 {{data}}', '某人'],
      [1, false, anItem().prompt, '某人'],
    ]);
  });

  it('that is not to be released keeps the version in use and is the newest', async () => {
    const topic = await desk.made(aTopic());
    const saved = resultOf<Topic>(
      await desk.update(
        aTopic({ id: topic.id, topicTmplDetailList: [anItem({ prompt: '试用' })], release: false }),
      ),
    );
    expect(saved).toMatchObject({
      templateVersion: 1,
      latestVersion: 2,
      topicTmplList: [{ prompt: anItem().prompt }],
    });
  });

  it('never renumbers: a template that is deleted leaves a gap, a new one is the highest and one', async () => {
    const topic = await desk.made(aTopic({ topicTmplDetailList: [anItem(), factor] }));
    const [, second] = topic.topicTmplList;
    const saved = resultOf<Topic>(
      await desk.update(aTopic({ id: topic.id, topicTmplDetailList: [second, knowledge] })),
    );
    expect(
      saved.topicTmplList.map(({ promptLevel, invTargetDsDictKey }) => [promptLevel, invTargetDsDictKey]),
    ).toEqual([
      [2, 'INV_TARGET_DS_FACTOR'],
      [3, 'INV_TARGET_DS_KNL'],
    ]);
  });

  it('that changes nothing makes no version and no line', async () => {
    const topic = await desk.made(aTopic());
    const saved = resultOf<Topic>(
      await desk.update(aTopic({ id: topic.id, version: 1, topicTmplDetailList: topic.topicTmplList })),
    );
    expect(saved).toEqual(topic);
    expect([(await versions(topic)).length, (await bench.lines()).length]).toEqual([1, 1]);
  });

  it('without keywords keeps them', async () => {
    const { id } = await desk.made(aTopic());
    expect(
      resultOf<Topic>(await desk.update(aTopic({ id, subject: undefined, topic: '盈利质量' }))),
    ).toMatchObject({ topic: '盈利质量', subject: '毛利率，净利率、ROE' });
  });

  it('that is stale is refused and loses nothing; of two at once one is', async () => {
    const { id } = await desk.made(aTopic());
    const both = await Promise.all(
      ['甲', '乙'].map((prompt) =>
        desk.update(aTopic({ id, version: 1, topicTmplDetailList: [anItem({ prompt })] })),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      (await bench.rows<{ number: number }>('template_version', 'number')).map(({ number }) => number),
    ).toEqual([1, 2]);
  });
});

describe('a release', () => {
  it('moves the pointer forth and back, and is recorded', async () => {
    const { id } = await desk.made(aTopic());
    await desk.update(aTopic({ id, topicTmplDetailList: [anItem({ prompt: '二' })] }));
    const back = resultOf<Topic>(await release({ id, number: 1, version: 2 }));
    expect(back).toMatchObject({
      templateVersion: 1,
      latestVersion: 2,
      version: 3,
      topicTmplList: [{ prompt: anItem().prompt }],
    });
    expect((await bench.lines()).at(-1)).toMatchObject({
      action: 'ai.release-topic',
      before: { templateVersion: 2 },
      after: { templateVersion: 1 },
    });
    expect(resultOf<Topic>(await release({ id, number: 2 })).topicTmplList[0]?.prompt).toBe('二');
  });

  it('of a version that the topic does not have is refused, and a stale one', async () => {
    const { id } = await desk.made(aTopic());
    expect((await release({ id, number: 2 })).body.appCode).toBe(TOPIC_MESSAGES.unknownVersion.code);
    await desk.update(aTopic({ id, topicTmplDetailList: [anItem({ prompt: '二' })] }));
    expect((await release({ id, number: 1, version: 1 })).body.appCode).toBe(MESSAGES.conflict.code);
  });
});

describe('the list', () => {
  it('has the labels, the types of the templates in use and the versions', async () => {
    await desk.made(aTopic({ topicTmplDetailList: [factor, knowledge], topic: '因子' }));
    expect(await page()).toMatchObject([
      {
        topic: '因子',
        invTargetType: '公司',
        invTargetDs: '知识库、因子库',
        templateVersion: 1,
        latestVersion: 1,
        matchCount: 0,
        updateUser: '某人',
      },
    ]);
  });

  it('is searched by part of the name and by type, and is of one tenant', async () => {
    await desk.made(aTopic({ topic: 'ROE 分析' }));
    await desk.made(aTopic({ topic: '行业景气', invTargetTypeDictKey: 'INV_TARGET_TYPE_IND' }));
    const names = async (filter: object): Promise<unknown[]> =>
      (await page(filter)).map(({ topic }) => topic);
    expect(await names({ topic: 'roe' })).toEqual(['ROE 分析']);
    expect(await names({ invTargetTypeDictKey: 'INV_TARGET_TYPE_IND' })).toEqual(['行业景气']);
    expect(await page({}, stranger)).toEqual([]);
  });

  it('offers its topics to choose from, those whose name has a text', async () => {
    const { id } = await desk.made(aTopic());
    const options = async (input: object, by = desk): Promise<unknown> =>
      (await by.ask(aiEntries.topicOption, input)).body.result;
    expect(await options({})).toEqual([
      { value: id, label: '盈利能力', invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP' },
    ]);
    expect([
      await options({ topic: '盈' }),
      await options({ topic: '无' }),
      await options({}, stranger),
    ]).toEqual([expect.any(Array), [], []]);
  });
});

it('another tenant finds, edits, releases and deletes none of it', async () => {
  const topic = await desk.made(aTopic());
  const { id } = topic;
  const answers = [
    await stranger.find(id),
    await stranger.update(aTopic({ id })),
    await stranger.remove(id),
    await release({ id, number: 1 }, stranger),
    await stranger.ask(aiEntries.topicVersions, { id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await desk.found(id)).toEqual(topic);
});

it('each call has its authority: adding, editing, and looking, which deletes too', async () => {
  const { id } = await desk.made(aTopic());
  const viewer = await bench.topics({ authorities: ['gssjk_gn_view'] });
  const nobody = await bench.topics({ authorities: ['gssjk_gn'] });
  expect([
    (await viewer.add(aTopic({ topic: '二' }))).status,
    (await viewer.update(aTopic({ id }))).status,
    (await release({ id, number: 1 }, viewer)).status,
  ]).toEqual([403, 403, 403]);
  expect([(await nobody.find(id)).status, (await nobody.remove(id)).status]).toEqual([403, 403]);
  expect((await viewer.remove(id)).body.result).toBe(true);
});
