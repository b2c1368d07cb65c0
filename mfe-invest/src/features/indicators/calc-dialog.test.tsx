import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { companyClient } from '../../company-search/use-company-search.ts';
import { IndicatorPage } from './indicator-page.tsx';
import { anIndicator } from './testing/an-indicator.ts';

const inConsole = consoleOn(client, companyClient);
const EDITOR = ['yzgl_view', 'yzgl_edit'];
const CALC = { id: 5, name: '价差', formula: '收盘价 - 开盘价', unit: 'yuan', version: 1 };

const node = (id: string, ref: string) => ({ id, kind: 'indicator', ref, params: {}, inputs: [] });
/** A fake check by the service, which knows the names 收盘价 and `ROE(TTM)`. */
function checked({ formula }: { readonly formula?: unknown }): object {
  const text = String(formula);
  const at = text.indexOf('没有');
  const refs = ['收盘价', 'ROE(TTM)'].filter((name) => text.includes(name));
  return {
    relationMap: at === -1 ? { output: 'out', nodes: refs.map((ref) => node(ref, `${ref}@1`)) } : null,
    formula: at === -1 ? text : null,
    faults:
      at === -1
        ? []
        : [{ code: 'unknown-name', values: { name: '没有' }, path: [], span: { from: at, to: at + 2 } }],
    values: { out: { type: 'daily', unit: 'yuan' } },
    names: {},
  };
}
const answers: Answers = {
  'invest.indicatorTree': () => [
    {
      id: 'profitability',
      title: '盈利能力',
      count: 1,
      children: [{ id: 'f.roe', title: 'ROE(TTM)', frequency: 'quarterly', unit: 'percent', ref: 'f.roe@1' }],
    },
  ],
  'invest.browseList': () => [
    { id: 1, indicator: anIndicator(), calc: null, position: 0 },
    { id: 2, indicator: null, calc: CALC, position: 1 },
  ],
  'invest.indicatorLines': () => ({ asOf: null, lines: [], left: [] }),
  'invest.checkFactor': checked,
  'invest.calcOne': ({ name, formula }) => ({ ...CALC, id: 6, name, formula }),
  'invest.calcSeveral': ({ name, formula }) => ({ ...CALC, id: 6, name, formula }),
  'invest.browseUpdate': () => [],
  'invest.indicatorDefaults': () => [],
  'invest.calcDelete': () => true,
};

const open = (more: Answers = {}, authorities = EDITOR): Told =>
  inConsole(<IndicatorPage />, {
    address: '/divisor/indicators',
    authorities,
    answers: { ...answers, ...more },
  });
const area = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>('公式');
async function begin(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: '多指标计算' }));
  await screen.findByLabelText('公式');
}
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

describe('a calculation', () => {
  it('is checked as it is typed, and a fault leads to its place', async () => {
    open();
    await begin();
    await userEvent.type(area(), '收盘价 - 没有');
    const fault = await screen.findByRole('button', {
      name: /^第 7 个字符\s*没有\s*：没有名为“没有”的指标或因子$/,
    });
    await userEvent.click(fault);
    expect([area().selectionStart, area().selectionEnd]).toEqual([6, 8]);
    await userEvent.clear(area());
    await userEvent.type(area(), '收盘价 * 2');
    expect(await screen.findByText('校验通过 · 用到 1 个指标，结果单位 元')).toBeTruthy();
  });

  it('on one indicator is saved as such, and is added to the list', async () => {
    const opened = open();
    await begin();
    await userEvent.type(screen.getByLabelText('名称'), ' 两倍 ');
    await userEvent.type(area(), '收盘价 * 2');
    await save();
    await waitFor(() =>
      expect(opened.said).toEqual(['计算 两倍 已保存', '已加入我的指标；选择公司后可画出计算']),
    );
    expect(opened.inputs('invest.calcOne')).toEqual([{ name: '两倍', formula: '收盘价 * 2' }]);
    await waitFor(() =>
      expect(opened.inputs('invest.browseUpdate')).toEqual([
        { items: [{ indicator: 'daily_bar.close' }, { calc: 5 }, { calc: 6 }] },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes an indicator’s name from the library, quoted where needed, and on several is saved as such', async () => {
    const opened = open();
    await begin();
    await userEvent.type(screen.getByLabelText('名称'), '乘积');
    await userEvent.type(area(), '收盘价 * ');
    await userEvent.click(screen.getByRole('combobox', { name: '插入指标' }));
    await userEvent.click(
      await screen.findByText('ROE(TTM)', { selector: '.ant-select-item-option-content' }),
    );
    await waitFor(() => expect(area().value).toBe('收盘价 * `ROE(TTM)`'));
    await save();
    await waitFor(() =>
      expect(opened.inputs('invest.calcSeveral')).toEqual([{ name: '乘积', formula: '收盘价 * `ROE(TTM)`' }]),
    );
  });

  it('that is invalid or has no name is not sent, and nothing typed is lost', async () => {
    const opened = open();
    await begin();
    await save();
    expect(await screen.findByText('请输入名称')).toBeTruthy();
    expect(screen.getByText('请输入公式')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('名称'), '错{Tab}没有');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain(
      '公式有 1 处错误，请修正后保存：没有名为“没有”的指标或因子',
    );
    expect(opened.asked.some(({ id }) => id.startsWith('invest.calc'))).toBe(false);
    expect([area().value, opened.unsaved()]).toEqual(['没有', true]);
  });

  it('that the server refuses stays open with its cause', async () => {
    open({ 'invest.calcOne': () => refusal(MESSAGES.internal) });
    await begin();
    await userEvent.type(screen.getByLabelText('名称'), '两倍');
    await userEvent.type(area(), '收盘价 * 2');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('服务器出错，请稍后重试');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('is changed without moving in the list', async () => {
    const opened = open();
    await userEvent.click(await screen.findByRole('button', { name: '编辑计算 价差' }));
    expect((await screen.findByLabelText<HTMLInputElement>('名称')).value).toBe('价差');
    await userEvent.clear(area());
    await userEvent.type(area(), '收盘价{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(opened.inputs('invest.calcOne')).toEqual([{ id: 5, name: '价差', formula: '收盘价' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.inputs('invest.browseUpdate')).toEqual([]);
  });

  it('is removed with its formula after confirmation', async () => {
    const opened = open();
    await userEvent.click(await screen.findByRole('button', { name: '移除 价差' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('收盘价 - 开盘价')).toBeTruthy();
    expect(opened.inputs('invest.calcDelete')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(opened.said).toEqual(['计算 价差 已删除']));
    expect(opened.inputs('invest.calcDelete')).toEqual([{ id: 5 }]);
  });

  it('cannot be added, changed or deleted by users who may only look', async () => {
    open({}, ['yzgl_view']);
    expect(await screen.findByRole('checkbox', { name: '价差' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /多指标计算|编辑计算|移除 价差/ })).toBeNull();
    expect(screen.getByRole('button', { name: '移除 收盘价' })).toBeTruthy();
  });
});
