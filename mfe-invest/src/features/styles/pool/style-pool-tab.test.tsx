import { consoleOn, type Answers, type Told } from '@console/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import { aStyle } from '../testing/a-style.ts';
import { anOrigin } from '../../../index-origin/testing/an-origin.ts';
import { StylePoolTab } from './style-pool-tab.tsx';

const inConsole = consoleOn(client);
const aStock = (corpId: number, more: object = {}) => ({
  corpId,
  pinned: false,
  corpName: `公司${corpId}`,
  stockCode: `60000${corpId}.SH`,
  industryName: '银行',
  styleIndex: 4.5,
  investSuccessRate: 0.5,
  industryComparisonIndex: 4,
  industryZbphIndex: 3,
  corpComparisonIndex: 2,
  zbphIndex: 1,
  correctionCorpConfig: 4.2,
  corpConfigIndex: 0.6,
  correctionWeight: 0.6,
  systemConfigIndex: 0.6,
  userConfigIndex: null,
  ...more,
});
const answers: Answers = {
  'invest.stylePool': ({ pool }) => {
    const content =
      pool === 'user' ? [aStock(3, { pinned: true })] : [aStock(1), aStock(2, { pinned: true })];
    return { totalElements: content.length, content, asOf: '2026-11-20' };
  },
  'invest.pinStocks': () => 1,
  'invest.unpinStocks': () => 1,
  'invest.indexOrigin': () => anOrigin(),
};
const open = (authorities: readonly string[] = ['tzgl_view', 'tzgl_edit']): Told =>
  inConsole(<StylePoolTab style={aStyle()} />, {
    address: '/investment/istyle/detail?styleId=12&tab=pool',
    answers,
    authorities,
  });
const inputs = ({ asked }: Told, id: string): readonly unknown[] =>
  asked.filter((call) => call.id === id).map(({ input }) => input);
const boxOf = (name: string): Promise<HTMLInputElement> => screen.findByLabelText(`选择 ${name}`);
const tick = async (name: string): Promise<void> => {
  const box = await boxOf(name);
  act(() => box.click());
};
const press = async (text: string): Promise<void> => {
  const found = await screen.findByText(text);
  act(() => found.click());
};

it('shows the system pool, a hundred stocks a page, and the user pool behind its tab', async () => {
  const opened = open();
  expect(await screen.findByText('公司1')).toBeTruthy();
  expect(inputs(opened, 'invest.stylePool')[0]).toMatchObject({ styleId: 12, pool: 'system', size: 100 });
  await press('用户生态池');
  expect(await screen.findByText('公司3')).toBeTruthy();
  expect(opened.address()).toContain('pool=user');
});

it('pins the ticked stocks, and offers none that is pinned already', async () => {
  const opened = open();
  await tick('公司1');
  expect((await boxOf('公司2')).disabled).toBe(true);
  await press('加入用户生态池 1 只');
  await waitFor(() => expect(opened.said).toEqual(['已加入用户生态池：1 只']));
  expect(inputs(opened, 'invest.pinStocks')).toEqual([{ styleId: 12, corpIds: [1] }]);
});

it('takes ticked stocks out of the user pool', async () => {
  const opened = open();
  await press('用户生态池');
  await tick('公司3');
  await press('移出用户生态池 1 只');
  await waitFor(() => expect(opened.said).toEqual(['已移出用户生态池：1 只']));
  expect(inputs(opened, 'invest.unpinStocks')).toEqual([{ styleId: 12, corpIds: [3] }]);
});

it('has no boxes for users who may not edit', async () => {
  open(['tzgl_view']);
  expect(await screen.findByText('公司1')).toBeTruthy();
  expect(screen.queryByLabelText('选择 公司1')).toBeNull();
});

it.each([
  ['风格指数', '4.50'],
  ['行业对比指数', '4.00'],
  ['公司对比指数', '2.00'],
  ['公司资本偏好指数', '1.00'],
  ['修正公司配置', '4.20'],
])('opens by key how the %s of a company came about, and returns the focus to it', async (title, text) => {
  const opened = open(['tzgl_view']);
  const number = await screen.findByRole('button', { name: `公司1 ${title} ${text}，指数构成` });
  number.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('公司1 600001.SH 指数构成')).toBeTruthy();
  expect(await screen.findByRole('region', { name: '风格指数' })).toBeTruthy();
  expect(inputs(opened, 'invest.indexOrigin')).toEqual([{ styleId: 12, corpId: 1 }]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(number));
});

it('offers other companies for the user pool to those who may edit and find companies', async () => {
  open(['tzgl_view', 'tzgl_edit', 'gssjk_gn']);
  await press('用户生态池');
  await press('添加公司');
  expect(await screen.findByLabelText('公司')).toBeTruthy();
});

it.each([[['tzgl_view', 'gssjk_gn']], [['tzgl_view', 'tzgl_edit']]])(
  'offers no other companies to users with %j only',
  async (authorities) => {
    open(authorities);
    await press('用户生态池');
    expect(await screen.findByText('公司3')).toBeTruthy();
    expect(screen.queryByText('添加公司')).toBeNull();
  },
);
