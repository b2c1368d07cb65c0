import { consoleOn, drawNothing, type Answers, type Told } from '@console/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import { StyleListPage } from '../style-list-page.tsx';

beforeAll(drawNothing);

const inConsole = consoleOn(client);
const company = { corpId: 7, rank: 1, corpName: '公司甲', stockCode: '600007.SH', industryName: '银行' };
const industry = { industryCode: '801780', rank: 1, industryName: '银行', corpNum: 42 };
const answers: Answers = {
  'invest.styleList': () => ({ totalElements: 0, content: [] }),
  'invest.styleOptions': () => [],
  'invest.corpIndexes': () => ({ totalElements: 1, content: [company], asOf: '2026-11-20' }),
  'invest.industryValuations': () => ({
    totalElements: 1,
    content: [{ ...industry, pe: 5.5, peLevel: 0.25, pb: 0.6, pbLevel: 0.1, ps: null, psLevel: null }],
    asOf: '2026-11-20',
  }),
};
const open = (address: string): Told =>
  inConsole(<StyleListPage />, { address, authorities: ['tzgl_view'], answers });

it('is a tab of the list of styles: all indexes first, with links to the companies', async () => {
  const opened = open('/investment/istyle');
  const tab = await screen.findByText('对比');
  act(() => tab.click());
  const name = await screen.findByRole('link', { name: '公司甲' });
  expect(name.getAttribute('href')).toContain('row=7');
  expect(opened.inputs('invest.corpIndexes')).toEqual([
    { sort: 'corpComparisonIndex,DESC', page: 0, size: 20 },
  ]);
  expect(opened.address()).toContain('tab=rankings');
});

it('ranks companies for a chosen style', async () => {
  const opened = inConsole(<StyleListPage />, {
    address: '/investment/istyle?tab=rankings',
    authorities: ['tzgl_view'],
    answers: { ...answers, 'invest.styleOptions': () => [{ styleId: 12, styleName: '质量成长' }] },
  });
  await screen.findByRole('link', { name: '公司甲' });
  await userEvent.click(screen.getByRole('combobox', { name: '投资风格' }));
  await userEvent.click(await screen.findByTitle('质量成长'));
  await userEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() =>
    expect(opened.inputs('invest.corpIndexes').at(-1)).toMatchObject({ styleId: 12, page: 0 }),
  );
});

it('opens the ranking that the address names, and searches it', async () => {
  const opened = open('/investment/istyle?tab=rankings&ranking=industryValuations');
  const row = (await screen.findByText('银行')).closest('tr');
  const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  expect(cells.slice(0, 5)).toEqual(['1', '银行', '42', '5.50', '25.00']);
  await userEvent.type(screen.getByLabelText('行业名称'), '银{Enter}');
  await waitFor(() =>
    expect(opened.inputs('invest.industryValuations').at(-1)).toMatchObject({ search: '银', page: 0 }),
  );
});

it('draws the three averages of the market; one without data says so', async () => {
  const points = [{ reportDate: '2026-11-20', marketAvg: 0.0231 }];
  const opened = inConsole(<StyleListPage />, {
    address: '/investment/istyle?tab=rankings&ranking=market',
    authorities: ['tzgl_view'],
    answers: {
      ...answers,
      'invest.marketHsgtHeldCapitalRate': () => ({ points, asOf: '2026-11-20' }),
      'invest.marketLryeRate': () => ({ points, asOf: '2026-11-20' }),
      'invest.marketTradingAmt': () => ({ points: [], asOf: null }),
    },
  });
  for (const name of ['全市场沪深港通持股比例均值', '全市场融资余额比例均值', '全市场成交额均值'])
    expect(await screen.findByRole('region', { name })).toBeTruthy();
  expect(await screen.findByText('没有市场均值')).toBeTruthy();
  expect(opened.asked.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['invest.marketHsgtHeldCapitalRate', 'invest.marketTradingAmt']),
  );
});
