import { COMPARED_NAMES, industryEntries, type ComparedValue } from '@console/contract-industry';
import { consoleOn, drawNothing, type Answers, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { CompareIndustriesPage } from './compare-industries-page.tsx';
import { idsOf } from './use-compared.ts';

beforeAll(drawNothing);

const { industryComparison, options } = industryEntries;
const inConsole = consoleOn(client);
const NAMES: Readonly<Record<number, string>> = { 7: '食品饮料', 8: '银行' };
const figureOf = (name: ComparedValue['name'], id: number): ComparedValue => ({
  name,
  value: id === 7 ? 20 : -10,
  percentile: name === 'ps' ? null : 0.25,
  median: 18,
  n: 9,
  capitalShare: name === 'ps' ? 0.5 : 0.95,
  ratio: id === 7 ? null : name === 'pb' ? 0.5 : null,
  ratioWhy: id !== 7 && name === 'pe' ? 'otherSign' : id !== 7 && name === 'ps' ? 'thin' : null,
});
const answers: Answers = {
  [options.id]: () => [
    { industryId: 8, industryName: '银行', industryCode: '801780', industryLevel: 1, children: [] },
  ],
  [industryComparison.id]: ({ industryIds }) => ({
    industries: (industryIds as number[]).map((id) => ({
      industryId: id,
      industryName: NAMES[id] ?? '',
      industryCode: String(id),
      type: 'default',
      memberNum: 10,
      figures: COMPARED_NAMES.map((name) => figureOf(name, id)),
      index: [100, 101],
      pe: [20, null],
    })),
    dates: ['2026-07-01', '2026-07-02'],
    asOf: '2026-07-02',
  }),
};
const open = (address: string): Told => inConsole(<CompareIndustriesPage />, { address, answers });

describe('the comparison of industries', () => {
  it('asks for those of the address, and shows each figure with percentile, median, members and ratio', async () => {
    const { inputs } = open('/compare?ids=7,8');
    const row = (await screen.findByRole('rowheader', { name: /^PB\s*倍$/ })).closest('tr') as HTMLElement;
    expect(inputs(industryComparison.id)).toEqual([{ industryIds: [7, 8], span: '250' }]);
    const [own, other] = within(row).getAllByRole('cell');
    expect(own?.textContent).toContain('分位 25.00% · 中位 18.009 / 10 家 · 市值占比 95.00%');
    expect(own?.textContent).not.toContain('相对');
    expect(other?.textContent).toContain('相对 +50.00%');
  });

  it('has no ratio to a base of another sign, and says why', async () => {
    open('/compare?ids=7,8');
    const row = (await screen.findByRole('rowheader', { name: /^PE\(TTM\)\s*倍$/ })).closest(
      'tr',
    ) as HTMLElement;
    expect(within(row).getAllByRole('cell')[1]?.textContent).toContain('相对 —');
  });

  it('shows a figure of too few members with its mark, and ranks it nowhere', async () => {
    open('/compare?ids=7,8');
    const row = (await screen.findByRole('rowheader', { name: /^PS\(TTM\)\s*倍$/ })).closest(
      'tr',
    ) as HTMLElement;
    const [own, other] = within(row).getAllByRole('cell');
    expect(own?.textContent).toContain('20.00分位 — · 中位 18.009 / 10 家 · 市值占比 50.00% · 覆盖不足');
    expect(other?.textContent).toContain('相对 —');
  });

  it('draws both charts over the span', async () => {
    open('/compare?ids=7,8');
    expect(await screen.findByRole('img', { name: /行业指数对比：2026-07-01 至 2026-07-02/ })).toBeDefined();
    expect(screen.getByRole('img', { name: /PE\(TTM\) 对比/ })).toBeDefined();
  });

  it('adds and removes industries in the address', async () => {
    const { address } = open('/compare?ids=7');
    await userEvent.click(await screen.findByRole('combobox', { name: '添加行业' }));
    await userEvent.click(await screen.findByText('银行 801780 L1'));
    expect(address()).toBe('/compare?ids=7%2C8');
    await userEvent.click(await screen.findByRole('button', { name: '移除 食品饮料' }));
    expect(address()).toBe('/compare?ids=8');
  });

  it('asks for nothing while none is chosen', () => {
    const { asked } = open('/compare');
    expect(screen.getByText('还没有选择行业')).toBeDefined();
    expect(asked.map(({ id }) => id)).not.toContain(industryComparison.id);
  });
});

it('an address names six different industries at most', () => {
  expect(idsOf('7,8,7,x,0,1.5,,9')).toEqual([7, 8, 9]);
  expect(idsOf('1,2,3,4,5,6,7')).toEqual([1, 2, 3, 4, 5, 6]);
});
