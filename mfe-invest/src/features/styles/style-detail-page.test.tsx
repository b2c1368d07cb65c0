import { MESSAGES } from '@console/contract-core';
import { STYLE_TEXTS } from '@console/contract-invest';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { client } from '../../client.ts';
import { StyleDetailPage } from './style-detail-page.tsx';
import { aStyle } from './testing/a-style.ts';
import { field, press, typeInto } from './testing/type-style.ts';

const inConsole = consoleOn(client);
const EDITOR = ['tzgl_view', 'tzgl_edit'];

const ADDRESS = '/investment/istyle/detail?styleId=12';
const answers: Answers = {
  'invest.style': () => aStyle(),
  'invest.styleNameCount': () => 0,
  'invest.updateStyle': () => aStyle({ version: 4 }),
};
interface Opening {
  readonly more?: Answers;
  readonly address?: string;
  readonly authorities?: readonly string[];
}
const open = ({ more = {}, address = ADDRESS, authorities = EDITOR }: Opening = {}): Told =>
  inConsole(<StyleDetailPage />, {
    address,
    answers: { ...answers, ...more },
    authorities,
  });
const updates = ({ asked }: Told) => asked.filter(({ id }) => id === 'invest.updateStyle');

describe('the detail of a style', () => {
  it('shows its weights with their sums, its publisher, and names the page after it', async () => {
    const { titles } = open();
    expect((await screen.findByRole('heading', { level: 1, name: '成长' })).textContent).toBe('成长');
    const tables = screen.getAllByRole('table').map((table) => table.textContent);
    expect(tables).toEqual([
      '项目权重行业对比指数权重0.30公司对比指数权重0.50公司资本偏好指数权重0.20合计1.00',
      '项目权重风格指数权重0.70流动性指数权重0.30合计1.00',
    ]);
    expect(screen.getByText('最近修改人').nextElementSibling?.textContent).toBe('周雨桐');
    expect(titles.at(-1)).toBe('风格 成长');
  });

  it('has its stock pool behind a tab, which keeps what is typed', async () => {
    const more: Answers = { 'invest.stylePool': () => ({ totalElements: 0, content: [], asOf: null }) };
    const opened = open({ address: `${ADDRESS}&edit=1`, more });
    await screen.findByLabelText('风格名称');
    await typeInto('风格名称', '未存');
    act(() => screen.getByRole('tab', { name: '股票生态池' }).click());
    expect(await screen.findByText('没有可选的股票')).toBeTruthy();
    expect(opened.address()).toBe(`${ADDRESS}&edit=1&tab=pool`);
    act(() => screen.getByRole('tab', { name: '基本信息' }).click());
    expect(field('风格名称').value).toBe('未存');
  });

  it('goes back to the list by its arrow', async () => {
    const { visited } = open();
    await press('返回');
    expect(visited).toEqual(['/investment/istyle']);
  });

  it('cannot be edited by users who may not', async () => {
    open({ address: `${ADDRESS}&edit=1`, authorities: ['tzgl_view'] });
    expect(await screen.findByText('最近修改人')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    expect(screen.queryByLabelText('风格名称')).toBeNull();
  });

  it.each([ADDRESS.replace('12', 'abc'), ADDRESS.replace('12', '404')])(
    'is reported missing at %s',
    async (address) => {
      open({ address, more: { 'invest.style': () => refusal(MESSAGES.notFound) } });
      expect(await screen.findByText('没有这个投资风格')).toBeTruthy();
      expect(screen.queryByRole('tab')).toBeNull();
    },
  );

  it('that could not be loaded is loaded again by 重试', async () => {
    let tries = 0;
    open({ more: { 'invest.style': () => ((tries += 1) === 1 ? refusal(MESSAGES.internal) : aStyle()) } });
    expect((await screen.findByRole('alert')).textContent).toContain('投资风格没有取到');
    await press('重试');
    expect(await screen.findByText('最近修改人')).toBeTruthy();
  });
});

describe('an edit in place', () => {
  it('sends the version that was read, and the page returns to the list', async () => {
    const opened = open();
    await screen.findByText('最近修改人');
    await press('编辑');
    expect(opened.address()).toBe(`${ADDRESS}&edit=1`);
    expect(field('发布时间').value).toBe('2026-06-01 09:30:00');
    await typeInto('风格名称', '价值');
    expect(opened.unsaved()).toBe(true);
    await press('保存');
    await waitFor(() => expect(opened.visited).toEqual(['/investment/istyle']));
    expect(updates(opened)[0]?.input).toEqual({
      styleId: 12,
      version: 3,
      styleName: '价值',
      publishedTime: '2026-06-01 09:30:00',
      comparisonIndexIndustryWeight: 0.3,
      comparisonIndexCorpWeight: 0.5,
      zbphIndexWeight: 0.2,
      styleIndexWeight: 0.7,
      liquidityIndexWeight: 0.3,
    });
    expect(opened.asked.filter(({ id }) => id === 'invest.styleNameCount').at(-1)?.input).toEqual({
      name: '价值',
      styleId: 12,
    });
    expect([opened.said, opened.address(), opened.unsaved()]).toEqual([['操作成功!'], ADDRESS, false]);
  });

  it('that comes second keeps what was typed, takes the rest, and is sent with the new version', async () => {
    let version = 3;
    const opened = open({
      address: `${ADDRESS}&edit=1`,
      more: {
        'invest.style': () =>
          aStyle({ version, ...(version === 4 ? { styleIndexWeight: 0.6, liquidityIndexWeight: 0.4 } : {}) }),
        'invest.updateStyle': (input) =>
          input['version'] === 4 ? aStyle({ version: 5 }) : refusal(MESSAGES.conflict),
      },
    });
    await screen.findByLabelText('风格名称');
    await typeInto('风格名称', '我的');
    version = 4;
    await press('保存');
    expect(await screen.findByText('内容已被他人修改')).toBeTruthy();
    expect(field('风格名称').value).toBe('我的');
    await press('重新载入');
    await waitFor(() => expect(field('风格指数权重').value).toBe('0.60'));
    expect(field('风格名称').value).toBe('我的');
    await press('保存');
    await waitFor(() => expect(updates(opened)).toHaveLength(2));
    expect(updates(opened)[1]?.input).toMatchObject({
      version: 4,
      styleName: '我的',
      styleIndexWeight: 0.6,
      liquidityIndexWeight: 0.4,
    });
  });

  it('whose sum is no longer 1 says so and is not sent', async () => {
    const opened = open({ address: `${ADDRESS}&edit=1` });
    await screen.findByLabelText('风格名称');
    await typeInto('风格指数权重', '0.6');
    expect(await screen.findByText(STYLE_TEXTS.correctionSum)).toBeTruthy();
    await press('保存');
    await waitFor(() => expect(opened.asked.some(({ id }) => id === 'invest.styleNameCount')).toBe(true));
    expect(updates(opened)).toEqual([]);
  });

  it('is not closed by a link to the style once something is typed', async () => {
    const opened = open({ address: `${ADDRESS}&edit=1` });
    await screen.findByLabelText('风格名称');
    await typeInto('风格名称', '未存');
    act(() => opened.goTo(ADDRESS));
    expect(field('风格名称').value).toBe('未存');
  });

  it('that is abandoned shows the saved style', async () => {
    const opened = open({ address: `${ADDRESS}&edit=1` });
    await screen.findByLabelText('风格名称');
    await typeInto('风格名称', '不要');
    await press('放弃修改');
    expect(await screen.findByText('最近修改人')).toBeTruthy();
    expect([opened.address(), opened.unsaved()]).toEqual([ADDRESS, false]);
  });
});
