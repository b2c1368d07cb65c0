import { indicatorCalls, indicatorTables, type Indicator } from '@console/contract-invest';
import type { Entry, Page } from '@console/contract-core';
import { INDICATORS } from '@console/market/indicators';
import { runningIndicators, type RunningIndicators } from '../testing/running-indicators.ts';

let invest: RunningIndicators;
beforeAll(async () => {
  invest = await runningIndicators();
}, 30_000);
afterAll(() => invest.stop());

const answered = async <T>(entry: Parameters<RunningIndicators['ask']>[0], input?: object): Promise<T> => {
  const { status, body } = await invest.ask(entry, input);
  expect(status).toBe(200);
  return body.result as T;
};
const list = (query: object = {}): Promise<Page<Indicator>> => answered(indicatorTables.indicatorList, query);
const names = async (query: object): Promise<readonly string[]> =>
  (await list({ size: 200, ...query })).content.map(({ name }) => name);

describe('the list of indicators', () => {
  it('contains them all, by topic by default, a page at a time', async () => {
    const first = await list();
    expect(first.totalElements).toBe(INDICATORS.length);
    expect(first.content).toHaveLength(100);
    expect(first.content[0]).toMatchObject({ name: '开盘价', topicTitle: '量价', unit: 'yuan' });
    const topics = first.content.map(({ topicId }) => topicId);
    expect(topics).toEqual([...topics].sort((one, other) => one - other));
    const second = await list({ page: 1 });
    expect(first.content.map(({ id }) => id)).not.toContain(second.content[0]?.id);
  });

  it('is searched by name or initials, and narrowed by topic and frequency', async () => {
    expect(await names({ search: 'hfqspj' })).toEqual(['后复权收盘价']);
    expect(await names({ topicId: 3, frequency: 'daily', search: '市' })).toEqual([
      ...['市盈率 TTM', '市净率', '市销率 TTM'],
    ]);
    expect(await names({ topicId: 11, frequency: 'daily' })).toEqual([]);
  });

  it('is sorted in Chinese order', async () => {
    expect(await names({ topicId: 3, sort: 'name,ASC' })).toEqual([
      ...['公司比较指数', '市净率', '市销率 TTM', '市盈率 TTM', '行业比较指数'],
    ]);
    expect((await invest.ask(indicatorTables.indicatorList, { sort: 'note,ASC' })).status).toBe(400);
  });

  it.each([{ topicId: 0 }, { topicId: 14 }, { frequency: 'weekly' }, { unknown: 'x' }])(
    'refuses %j',
    async (query) => {
      expect((await invest.ask(indicatorTables.indicatorList, query)).status).toBe(400);
    },
  );
});

describe('trees and options', () => {
  it('are by topic, and by frequency first', async () => {
    const titles = async (entry: Entry, query = {}): Promise<string[]> =>
      (await answered<{ title: string }[]>(entry, query)).map(({ title }) => title);
    expect((await titles(indicatorCalls.indicatorTree)).slice(0, 2)).toEqual(['量价', '规模与股本']);
    expect((await titles(indicatorCalls.indicatorCrossTree)).at(-1)).toBe('季频 · 经营与人员');
    expect(await titles(indicatorCalls.indicatorTree, { search: '股东户数' })).toEqual(['股东']);
  });

  it('offer the most common ones first', async () => {
    for (const entry of [indicatorCalls.indicatorDefaults, indicatorCalls.factorIndicatorDefaults]) {
      const first = await answered<Indicator[]>(entry);
      expect(first).toHaveLength(12);
      expect(first[0]?.id).toBe('daily_bar.adjusted_close');
    }
    expect(await answered(indicatorCalls.frequencyOptions)).toEqual([
      { value: 'daily', label: '日频' },
      { value: 'quarterly', label: '季频，按公告日' },
    ]);
  });

  it('industries are Shenwan’s level 1 of the day', async () => {
    expect(await answered(indicatorCalls.industryOptions)).toEqual([
      { value: '801080', label: '电子' },
      { value: '801120', label: '食品饮料' },
      { value: '801780', label: '银行' },
      { value: '801950', label: '煤炭' },
    ]);
  });
});

it('viewing needs yzgl_view, saving yzgl_edit', async () => {
  const input: Readonly<Record<string, object>> = {
    [indicatorCalls.indicatorLines.id]: {},
    [indicatorCalls.browseUpdate.id]: { items: [] },
    [indicatorCalls.browseDelete.id]: { id: 1 },
    [indicatorCalls.calcDelete.id]: { id: 1 },
    [indicatorCalls.calcOne.id]: { name: '计算', formula: '收盘价' },
    [indicatorCalls.calcSeveral.id]: { name: '计算', formula: '收盘价' },
  };
  for (const entry of Object.values({ ...indicatorTables, ...indicatorCalls })) {
    const lacking =
      entry.needs === 'yzgl_view' ? (['nobody', 'writer'] as const) : (['nobody', 'viewer'] as const);
    for (const who of lacking)
      expect([entry.id, (await invest.ask(entry, input[entry.id], who)).status]).toEqual([entry.id, 403]);
  }
});
