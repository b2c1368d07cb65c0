import { aiEntries, type Topic, type TopicPreview } from '@console/contract-ai';
import { resultOf, type RecordDesk } from '@console/node-kit/testing';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anItem, aTopic, topicBench, type TopicBench } from '../testing/topic-bench.ts';

const HEADER = {
  corpId: 12,
  shortName: '华岚精工',
  releaseInfoNames: ['机械设备', '通用设备'],
  stockCode: '600001',
  industryNames: [],
};

/** A company service that knows company 12, and refuses its figures. */
let company: Server;
let bench: TopicBench;
let desk: RecordDesk<Topic>;
beforeAll(async () => {
  company = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const answer = url.pathname.endsWith('selectTableAll')
      ? [200, 'S0000', [{ corpId: 12, nameCloud: '华岚精工 600001' }]]
      : url.searchParams.get('corpId') === '12'
        ? [200, 'S0000', HEADER]
        : url.searchParams.has('corpId')
          ? [404, 'C0404', null]
          : [403, 'C0403', null];
    const [status, appCode, result] = answer as [number, string, unknown];
    response.writeHead(status, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        success: status === 200,
        appCode,
        appMesg: status === 403 ? '缺少权限' : '不存在',
        result,
      }),
    );
  });
  await new Promise<void>((resolve) => company.listen(0, '127.0.0.1', resolve));
  bench = await topicBench({ company: `http://127.0.0.1:${(company.address() as AddressInfo).port}` });
}, 30_000);
afterAll(async () => {
  await bench.stop();
  await new Promise((resolve) => company.close(resolve));
});
beforeEach(async () => {
  await bench.empty();
  desk = await bench.topics();
});

const preview = async (input: object): Promise<TopicPreview> =>
  resultOf(
    await desk.ask(aiEntries.previewTopic, {
      invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
      prompts: [],
      ...input,
    }),
  );
const held = ({ variables }: TopicPreview): Record<string, readonly [string, string | null]> =>
  Object.fromEntries(variables.map(({ name, text, note }) => [name, [text, note]]));

it('holds what is known of the company, and says which variables are blank and why', async () => {
  const { id } = await desk.made(aTopic());
  const seen = held(await preview({ topicId: id, subjectId: 12, question: '收入如何？' }));
  expect(seen).toMatchObject({
    company: ['华岚精工', null],
    industry: ['机械设备 / 通用设备', null],
    date: [expect.stringMatching(/^\d{4}-\d\d-\d\d$/), null],
    question: ['收入如何？', null],
    knowledge: ['', '知识库中没有相关段落'],
  });
  expect(seen['data']?.[1]).toBeTruthy();
  expect(held(await preview({}))).toMatchObject({
    company: ['', '选择预览对象后显示'],
    data: ['', '选择预览对象后显示'],
  });
});

it('renders each template, and shows the fault of one beside the others', async () => {
  const good = await preview({
    subjectId: 12,
    question: '问',
    prompts: ['{{company}}：{{question}}', '第二个'],
  });
  expect([good.whole, good.prompts.map(({ fault }) => fault)]).toEqual([
    '华岚精工：问\n\n第二个',
    [null, null],
  ]);
  expect(good.tokens).toBeGreaterThan(5);
  const bad = await preview({ prompts: ['好', '{{stock}}'] });
  expect([bad.whole, bad.prompts[0]?.text, bad.prompts[1]?.fault]).toEqual([
    '',
    '好',
    expect.stringContaining('没有变量 stock'),
  ]);
});

it('stores nothing', async () => {
  await preview({ subjectId: 12, prompts: [anItem().prompt] });
  expect([await bench.rows('topic', 'id'), await bench.lines()]).toEqual([[], []]);
});

it('is refused for a company or a topic that the tenant does not have', async () => {
  const { id } = await desk.made(aTopic());
  const stranger = await bench.topics({ tenantId: '100001', userId: 8 });
  const ask = (input: object, by = desk) =>
    by.ask(aiEntries.previewTopic, { invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP', prompts: [], ...input });
  expect((await ask({ subjectId: 13 })).status).toBe(404);
  expect((await ask({ topicId: id }, stranger)).status).toBe(404);
});

it('offers the companies that the company service finds, none for the market', async () => {
  const subjects = async (type: string): Promise<unknown> =>
    (await desk.ask(aiEntries.topicSubjects, { invTargetTypeDictKey: type } as never)).body.result;
  expect(await subjects('INV_TARGET_TYPE_CORP')).toEqual([{ value: 12, label: '华岚精工 600001' }]);
  expect(await subjects('INV_TARGET_TYPE_MKT')).toEqual([]);
});
