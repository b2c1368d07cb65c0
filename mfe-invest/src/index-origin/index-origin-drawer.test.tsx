import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Told } from '@console/ui/testing';
import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../client.ts';
import { aStyle } from '../features/styles/testing/a-style.ts';
import { anOrigin } from './testing/an-origin.ts';
import { IndexOriginDrawer } from './index-origin-drawer.tsx';

const inConsole = consoleOn(client);
const COMPANY = { corpId: 1, corpName: '公司1', stockCode: '600001.SH' };
const onClose = jest.fn();
const open = (answer: () => unknown = anOrigin): Told =>
  inConsole(<IndexOriginDrawer style={aStyle()} company={COMPANY} onClose={onClose} />, {
    answers: { 'invest.indexOrigin': answer },
  });
/** The lines of a section's table as they read. */
async function linesOf(title: string): Promise<readonly string[]> {
  const section = await screen.findByRole('region', { name: title });
  return within(section)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent).join(' | '));
}
const reasonIn = async (title: string, row: RegExp): Promise<readonly string[]> => {
  const section = await screen.findByRole('region', { name: title });
  const line = within(section).getByRole('row', { name: row });
  return within(line)
    .getAllByText('—')
    .map((dash) => dash.title);
};

it('adds the parts of the style index up', async () => {
  const opened = open();
  expect(await linesOf('风格指数')).toEqual([
    '分项 | 指数 | 权重 | 指数 × 权重',
    '行业对比指数 | 3.00 | 0.30 | 0.90',
    '公司对比指数 | 4.40 | 0.50 | 2.20',
    '公司资本偏好指数 | 4.00 | 0.20 | 0.80',
    '风格指数 |  | 1.00 | 3.90',
  ]);
  expect(screen.getByText('公司1 600001.SH 指数构成')).toBeTruthy();
  expect(screen.getByText(/截至 2026-11-20 · 所属行业 银行/)).toBeTruthy();
  expect(opened.inputs('invest.indexOrigin')).toEqual([{ styleId: 12, corpId: 1 }]);
});

it('has the six measures in their units, with both percentiles and both indexes', async () => {
  open();
  expect(await linesOf('对比指数')).toEqual([
    '指标 | 取值 | 行业内百分位% | 行业百分位%',
    '营业总收入同比（TTM）% | 12.34 | 80.00 | 60.00',
    '归母净利润同比（TTM）% | 12.34 | 80.00 | 60.00',
    '净资产收益率（TTM）% | 12.34 | 80.00 | 60.00',
    '毛利率（TTM）% | — | — | 60.00',
    '市盈率（TTM）倍 | −8.50 | — | 60.00',
    '市净率倍近三年 62.00% 的交易日更贵 | 0.72 | 80.00 | 60.00',
    '指数 = 5 × 均值 |  | 4.40 | 3.00',
  ]);
});

it('has the five rates with their percentile and the index', async () => {
  open();
  expect(await linesOf('公司资本偏好指数')).toEqual([
    '比例 | 取值% | 全市场百分位%',
    '基金持股比例 | 5.00 | 90.00',
    '融资余额比例 | 2.00 | 70.00',
    '沪深港通持股比例 | — | —',
    '主力成交占比 | 30.00 | 80.00',
    '成交额占流通市值 | 1.00 | 80.00',
    '指数 = 5 × 均值 |  | 4.00',
  ]);
});

it('corrects the style index by liquidity, with the mean amount', async () => {
  open();
  expect(await linesOf('修正公司配置')).toEqual([
    '分项 | 指数 | 权重 | 指数 × 权重',
    '风格指数 | 3.90 | 0.70 | 2.73',
    '流动性指数 | 4.50 | 0.30 | 1.35',
    '修正公司配置 |  | 1.00 | 4.08',
  ]);
  expect(screen.getByText(/日均成交额 12,345.00/)).toBeTruthy();
});

it('says why a figure is missing', async () => {
  const parts = anOrigin().parts.map((part, at) =>
    at === 0 ? { ...part, index: null, weight: 0, share: null } : { ...part, index: null, share: null },
  );
  open(() => anOrigin({ parts, styleIndex: null }));
  expect(await reasonIn('对比指数', /^毛利率/)).toEqual([
    '财报或行情不足以计算，或公司不在对比范围内',
    '没有取值，不参与排名',
  ]);
  expect(await reasonIn('对比指数', /^市盈率/)).toEqual(['估值不为正，或近三年有值的交易日不足 60 个']);
  expect(await reasonIn('风格指数', /^行业对比指数/)).toEqual([
    '所属行业有百分位的指标不足四项',
    '权重为 0，不计入',
  ]);
  expect(await reasonIn('风格指数', /^公司资本偏好指数/)).toEqual([
    '有取值的比例不足三项',
    '有取值的比例不足三项',
  ]);
  expect(await reasonIn('风格指数', /^风格指数/)).toEqual(['权重不为 0 的分项有缺失']);
});

it('says that there is nothing, when the company has no figure at all', async () => {
  const { measures, rates, parts } = anOrigin();
  const none = { value: null, percentile: null, corpPercentile: null, industryPercentile: null };
  open(() =>
    anOrigin({
      styleIndex: null,
      measures: measures.map((one) => ({ ...one, ...none })),
      rates: rates.map((one) => ({ ...one, ...none })),
      parts: parts.map((part) => ({ ...part, index: null, share: null })),
      meanAmount: null,
    }),
  );
  expect(await screen.findByText('没有可用的数据')).toBeTruthy();
});

it('says that a company is gone', async () => {
  open(() => refusal(MESSAGES.notFound));
  expect(await screen.findByText('没有这只股票的指数')).toBeTruthy();
});

it('asks again after a failure', async () => {
  let fails = true;
  open(() => (fails ? new Error('断开') : anOrigin()));
  expect(await screen.findByText('指数构成没有取到')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
  expect(await screen.findByRole('region', { name: '风格指数' })).toBeTruthy();
});

it('shows that it is loading, and closes by Esc', async () => {
  open(() => new Promise(() => undefined));
  expect(await screen.findByText('公司1 600001.SH 指数构成')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '风格指数' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
