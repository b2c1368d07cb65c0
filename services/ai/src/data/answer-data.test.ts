import { companyEntries } from '@console/contract-company';
import { MESSAGES, Refusal, type Entry } from '@console/contract-core';
import { industryEntries } from '@console/contract-industry';
import { AnswerData, MOST_TABLES, type Asked } from './answer-data.ts';
import type { EntryRequest } from './reading.ts';

const NOW = Date.parse('2026-11-28T02:00:00Z');
const COMPANY = { kind: 'company', id: 7, name: '华岚精工' } as const;
const ASKER = { headers: { cookie: 'access_token=abc' } };

type Answers = Readonly<Record<string, () => unknown>>;
const header = { corpId: 7, shortName: '华岚精工', stockCode: '688921', releaseInfoNames: ['机械设备'] };
const quotes = (date: string) => () => ({ totalElements: 1, content: [{ date, close: 12.5 }] });
const income = (period: string) => () => ({ lines: [{ cn: '营业总收入', [period]: 3e8 }], asOf: null });

const request = (entry: EntryRequest['entry'], more: Partial<EntryRequest> = {}): EntryRequest => ({
  entry,
  figures: null,
  ...more,
});

function reader(answers: Answers) {
  const asked: { id: string; input: unknown; asker: unknown }[] = [];
  const calls = {
    read: async ({ id }: Entry & { readonly id: string }, input: unknown, asker: unknown) => {
      asked.push({ id, input, asker });
      const answer = answers[id];
      if (!answer) throw new Refusal(MESSAGES.notFound);
      return answer();
    },
  };
  const loads = { newest: async () => 41 };
  const data = new AnswerData(calls as never, loads as never, { now: () => NOW });
  const read = (more: Partial<Asked> = {}) =>
    data.read({ subject: COMPANY, requests: [], periods: [], ...more }, ASKER);
  return { asked, read };
}
const forbidden = () => {
  throw new Refusal(MESSAGES.noAuthority, { authority: 'gssjk_gn_view', name: '查看公司' });
};

it('reads as the asker, and has the tables in the order of the topic', async () => {
  const { read, asked } = reader({
    'company.header': () => header,
    'company.quotes': quotes('2026-11-27'),
    'company.income': income('2026Q3'),
  });
  const reading = await read({
    requests: [request(companyEntries.income), request(companyEntries.quotes, { figures: ['close'] })],
  });
  expect(reading).toMatchObject({
    state: 'ready',
    snapshot: '41',
    asOf: '2026-11-27',
    tables: [
      { key: 'company.income', asOf: '2026Q3' },
      { key: 'company.quotes', columns: [{ title: '收盘价', unit: 'yuan' }] },
    ],
    left: [],
  });
  expect(asked.every(({ asker }) => asker === ASKER)).toBe(true);
  expect(asked.find(({ id }) => id === 'company.quotes')?.input).toEqual({ dataId: 7, size: 40 });
});

it('leaves out what the asker may not see, and says so', async () => {
  const { read } = reader({
    'company.header': () => header,
    'company.income': forbidden,
    'company.quotes': quotes('2026-11-27'),
  });
  expect(
    await read({ requests: [request(companyEntries.income), request(companyEntries.quotes)] }),
  ).toMatchObject({
    state: 'ready',
    tables: [{ key: 'company.quotes' }],
    left: [expect.stringMatching(/^“利润表”：/)],
  });
});

it.each<[string, Answers, Partial<Asked>, RegExp]>([
  [
    'another company came',
    { 'company.header': () => ({ ...header, shortName: '别的公司' }) },
    {},
    /问的是华岚精工，取到的是别的公司/,
  ],
  ['the company is not the tenant’s', {}, {}, /华岚精工的数据没有取到/],
  [
    'a table is empty',
    { 'company.header': () => header, 'company.quotes': () => ({ totalElements: 0, content: [] }) },
    { requests: [request(companyEntries.quotes)] },
    /华岚精工的“行情数据”没有数据/,
  ],
  [
    'a day is stale',
    { 'company.header': () => header, 'company.quotes': quotes('2026-11-12') },
    { requests: [request(companyEntries.quotes)] },
    /华岚精工的“行情数据”只到 2026-11-12/,
  ],
  [
    'a report is stale',
    { 'company.header': () => header, 'company.income': income('2025Q1') },
    { requests: [request(companyEntries.income)] },
    /“利润表”只到 2025Q1/,
  ],
  [
    'the period that was asked for is not there',
    { 'company.header': () => header, 'company.income': income('2026Q3') },
    { requests: [request(companyEntries.income)], periods: ['2019Y'] },
    /没有 2019Y 的数据，最新的是 2026Q3/,
  ],
  [
    'nothing may be seen',
    { 'company.header': () => header, 'company.quotes': forbidden },
    { requests: [request(companyEntries.quotes)] },
    /没有可用的数据（“行情数据”：/,
  ],
])('refuses when %s, and says what and when', async (_, answers, more, reason) => {
  expect(await reader(answers).read(more)).toEqual({
    state: 'refused',
    reason: expect.stringMatching(reason) as string,
  });
});

describe('the industry of a company', () => {
  const withIndustry: Answers = {
    'company.header': () => header,
    'company.industriesOfCompany': () => [176],
    'industry.industry': () => ({
      industryId: 176,
      industryName: '自动化设备',
      industryCode: '640701',
      type: 'default',
    }),
    'industry.income': income('2026Q3'),
  };
  const requests = [request(industryEntries.income)];

  it('is what its tables are of', async () => {
    const { read, asked } = reader(withIndustry);
    const reading = await read({ requests });
    expect(reading).toMatchObject({ state: 'ready', cells: [{ entity: '自动化设备', period: '2026Q3' }] });
    expect(asked.find(({ id }) => id === 'industry.income')?.input).toEqual({ dataId: 176 });
  });

  it('is not asked for where nothing is read of it', async () => {
    const { read, asked } = reader({ ...withIndustry, 'company.income': income('2026Q3') });
    await read({ requests: [request(companyEntries.income)] });
    expect(asked.map(({ id }) => id)).toEqual(['company.header', 'company.income']);
  });

  it('leaves its tables out of a company that has none', async () => {
    const { read } = reader({
      ...withIndustry,
      'company.industriesOfCompany': () => [],
      'company.income': income('2026Q3'),
    });
    expect(await read({ requests: [...requests, request(companyEntries.income)] })).toMatchObject({
      tables: [{ key: 'company.income' }],
      left: ['“利润表”：华岚精工没有这项数据'],
    });
  });
});

it('reads indicators and factors of the company', async () => {
  const { read, asked } = reader({
    'company.header': () => header,
    'invest.indicatorLines': () => ({
      asOf: '2026-11-27',
      left: [],
      lines: [
        {
          id: 'daily_bar.close',
          name: '收盘价',
          unit: 'yuan',
          frequency: 'daily',
          points: [{ date: '2026-11-27', value: 12.5 }],
        },
      ],
    }),
    'invest.factorValues': () => ({
      date: '2026-11-27',
      totalElements: 1,
      content: [
        { securityId: 1, stockCode: '688921', shortName: '华岚精工', rank: 9, value: 1.5, percentile: 80 },
      ],
    }),
  });
  const reading = await read({
    requests: [{ indicators: ['daily_bar.close'] }, { factorId: 3, title: '动量' }],
  });
  expect(reading).toMatchObject({
    state: 'ready',
    cells: [
      { title: '收盘价', value: 12.5 },
      { title: '动量', value: 1.5 },
      { title: '动量全市场分位', value: 0.8 },
      { title: '动量排名', value: 9 },
    ],
  });
  expect(asked.slice(1).map(({ input }) => input)).toEqual([
    { indicators: ['daily_bar.close'], dataId: 7 },
    { id: 3, size: 8, search: '华岚精工' },
  ]);
});

it('can do without a table that is usual but empty', async () => {
  const { read } = reader({
    'company.header': () => header,
    'company.quotes': quotes('2026-11-27'),
    'company.income': () => ({ lines: [], asOf: null }),
  });
  expect(await read()).toMatchObject({
    state: 'ready',
    tables: [{ key: 'company.quotes' }],
    left: expect.arrayContaining(['“利润表”没有数据']) as unknown,
  });
});

it('throws where a service does not answer', async () => {
  const { read } = reader({
    'company.header': () => header,
    'company.quotes': () => {
      throw new Refusal(MESSAGES.unavailable);
    },
  });
  await expect(read({ requests: [request(companyEntries.quotes)] })).rejects.toMatchObject({ status: 503 });
});

it('reads no more tables than an answer has room for', async () => {
  const { read, asked } = reader({ 'company.header': () => header, 'company.quotes': quotes('2026-11-27') });
  await read({ requests: Array.from({ length: 30 }, () => request(companyEntries.quotes)) });
  expect(asked.filter(({ id }) => id === 'company.quotes')).toHaveLength(MOST_TABLES);
});
