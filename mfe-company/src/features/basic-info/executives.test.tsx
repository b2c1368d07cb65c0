import { consoleOn, type Answers, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { ofCompany } from '../../tabs/testing/of-company.tsx';
import { MEANS } from './executive-list.tsx';
import { Executives } from './executives.tsx';

const EMPTY_FACTS = { sex: null, age: null, education: null, educationScore: null, sharesHeldNumber: null };
const served = (name: string, post: string, pay: number | null) => ({
  ...EMPTY_FACTS,
  id: `2025|${name}|${post}`,
  name,
  post,
  pay,
});
const ZHANG = { ...served('张三', '董事长', 1_000_000), sex: '男', age: 55, sharesHeldNumber: 12_345 };
const trade = (changeName: string, volume: number | null) => ({
  id: `${changeName} ${volume}`,
  date: '2026-03-05',
  changeName,
  volume,
  amount: null,
  avgAmount: null,
  changeProportion: 0.000_012_3,
  lastedVolume: null,
  relevantName: '张三',
  changePost: null,
  relevant: '本人',
  changeReason: '竞价交易',
});
const page = (...content: object[]) => ({ totalElements: content.length, content, asOf: '2026-04-20' });

const ANSWERS: Answers = {
  'company.executiveYears': () => [2025, 2024],
  'company.executives': ({ year }) =>
    year === 2025 ? page(ZHANG, served('李四', '独立董事', 90_000)) : page(served('赵六', '监事', null)),
  'company.executive': () => ({ ...ZHANG, year: 2025 }),
  'company.executiveChangeYears': ({ detailId }) => (detailId === undefined ? [2026, 2023] : [2026]),
  'company.executiveChanges': ({ detailId }) =>
    detailId === undefined ? page(trade('旁人', null)) : page(trade('张三', 100_000), trade('张太', -50_000)),
};
const open = (address = '/detail?sub=executives', answers = ANSWERS): Told =>
  consoleOn(client)(ofCompany(Executives), { address, answers });
const rowOf = async (text: string): Promise<readonly (string | null)[]> => {
  const row = (await screen.findByText(text)).closest('tr');
  return [...(row?.children ?? [])].map(({ textContent }) => textContent);
};
const tabs = (label: string): readonly (string | null)[] =>
  within(screen.getByRole('tablist', { name: label }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);

describe('公司高管', () => {
  test('lists the newest year with — for missing values and the average pay of managers', async () => {
    open();
    expect(await rowOf('张三')).toEqual([
      ...['张三', '董事长', '男', '55', '—', '—', '1.23', '100.00', '查看'],
    ]);
    expect(await rowOf('李四')).toEqual(['李四', '独立董事', '—', '—', '—', '—', '—', '9.00', '查看']);
    expect(await rowOf('均值')).toEqual(['均值', '—', '—', '—', '—', '0.00', '1.23', '100.00', '']);
    expect(tabs('年度')).toEqual(['2025', '2024']);
  });

  test('has a tab for every year, the chosen one in the address', async () => {
    const { address } = open();
    await userEvent.click(await screen.findByRole('tab', { name: '2024' }));
    expect(await screen.findByText('赵六')).toBeDefined();
    expect(address()).toContain('year=2024');
  });

  test('shows one executive’s trades in place of the list, and the list again by 返回', async () => {
    const { inputs, address } = open('/detail?sub=executives&year=2025');
    expect(tabs('公司高管')).toEqual(['高管明细', '全部持股变动']);
    await userEvent.click(await screen.findByRole('button', { name: '查看张三的持股变动' }));
    expect(await rowOf('张太')).toEqual([
      ...['2026-03-05', '张太', '—', '−5.00', '—', '0.0012', '—', '张三', '—', '本人', '竞价交易'],
    ]);
    expect(await rowOf('均值')).toEqual([
      ...['均值', '—', '0.00', '+2.50', '0.00', '—', '—', '—', '—', '—', '—'],
    ]);
    expect(tabs('公司高管')).toEqual(['高管持股变动', '全部持股变动']);
    expect(await screen.findByText(/55 岁/)).toBeDefined();
    expect(inputs('company.executiveChanges')[0]).toMatchObject({ year: 2026, detailId: ZHANG.id });

    await userEvent.click(screen.getByRole('button', { name: '返回高管明细' }));
    expect(await screen.findByText('李四')).toBeDefined();
    expect(tabs('公司高管')).toEqual(['高管明细', '全部持股变动']);
    expect(address()).toContain('year=2025');
    expect(address()).not.toContain('executive=');
  });

  test('shows the trades of all executives on the second tab', async () => {
    const { inputs } = open();
    await userEvent.click(await screen.findByRole('tab', { name: '全部持股变动' }));
    expect(await screen.findByText('旁人')).toBeDefined();
    expect(inputs('company.executiveChanges')[0]).not.toHaveProperty('detailId');
  });

  test('says that an executive never traded, by name', async () => {
    open(`/detail?sub=executives&executive=${encodeURIComponent(ZHANG.id)}`, {
      ...ANSWERS,
      'company.executiveChangeYears': () => [],
    });
    expect(await screen.findByText('张三没有持股变动')).toBeDefined();
    expect(screen.getByRole('button', { name: '返回高管明细' })).toBeDefined();
  });

  test('says that a company has no executives on record', async () => {
    open('/detail?sub=executives', { 'company.executiveYears': () => [] });
    expect(await screen.findByText('该公司没有高管记录')).toBeDefined();
  });
});

describe('the average pay', () => {
  test.each(['独立董事', '独立监事', '非执行董事', '独立非执行董事'])('leaves out a %s', (post) => {
    expect(MEANS.of([ZHANG, served('李四', post, 0)]).pay).toBe(1_000_000);
  });

  test('counts every other post that is paid, and is 0 where none is', () => {
    expect(MEANS.of([ZHANG, served('王五', '执行董事', 500_000), served('赵六', '监事', null)]).pay).toBe(
      750_000,
    );
    expect(MEANS.of([served('李四', '独立董事', 90_000)]).pay).toBe(0);
  });
});
