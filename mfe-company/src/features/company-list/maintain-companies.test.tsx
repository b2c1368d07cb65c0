import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { CompanyListPage } from './company-list-page.tsx';

const inConsole = consoleOn(client);

const ROW = {
  corpId: 101,
  stockCode: '600519',
  shortName: '贵州茅台',
  exchange: 'SH',
  releaseInfoNames: null,
  close: 1500,
  changeRate: 0,
  totalCapital: 1,
  pe: 25,
  pb: 8,
  ps: 12,
  typeTime: null,
  date: '2026-07-02',
  status: 0,
  version: 4,
};
const MAINTAINED = {
  corpId: 101,
  shortName: '贵州茅台',
  stockCode: '600519',
  exchange: 'SH',
  listed: 1,
  industryIds: [2],
  conceptTheme: '白酒',
  mainProductName: null,
  version: 4,
};
const answers: Answers = {
  'company.list': () => ({ totalElements: 1, content: [ROW] }),
  'company.abilities': () => ({ canDelete: false }),
  'company.maintained': () => MAINTAINED,
  'company.industryOptions': () => [
    { industryId: 2, industryName: '白酒', industryCode: 'BJ', industryLevel: 1, children: [] },
  ],
};

interface More {
  readonly authorities?: readonly string[];
  readonly closed?: boolean;
  readonly answers?: Answers;
}
const open = (more: More = {}): Told =>
  inConsole(<CompanyListPage market="domestic" />, { ...more, answers: { ...answers, ...more.answers } });
const edit = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: '编辑 贵州茅台' }));
const concept = (): Promise<HTMLInputElement> => screen.findByLabelText<HTMLInputElement>('概念题材');
const save = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: /保\s*存/ }));

describe('the actions on companies', () => {
  it('are none without an authority, and exclude deletion unless the installation allows it', async () => {
    open({ authorities: ['gssjk_gn'] });
    await screen.findByText('贵州茅台');
    expect(screen.queryByRole('button', { name: /编辑|新增|更多操作/ })).toBeNull();
    expect(screen.queryByRole('link', { name: '详情' })).toBeNull();
  });

  it('lead to the form that adds one', async () => {
    const opened = open({ authorities: ['gssjk_gn', 'gssjk_gn_add'] });
    await userEvent.click(await screen.findByRole('button', { name: /新增/ }));
    expect(opened.visited).toEqual(['/investment/dataCorpEcology/insertData/addnew']);
  });

  it('are grey outside the window, with the reason', async () => {
    open({ closed: true });
    const button = await screen.findByRole('button', { name: '编辑 贵州茅台' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: /新增/ }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: /更多操作/ })).toBeNull();
    await userEvent.hover(button);
    expect((await screen.findByRole('tooltip')).textContent).toBe('维护时间 07:00–17:30，距开放 2 小时');
  });

  it('include deletion, after confirmation, where the installation allows it', async () => {
    const opened = open({
      answers: { 'company.abilities': () => ({ canDelete: true }), 'company.deleteCompany': () => true },
    });
    await userEvent.click(await screen.findByRole('button', { name: '贵州茅台 的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(opened.inputs('company.deleteCompany')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: /删\s*除/ }));
    await waitFor(() => expect(opened.said).toEqual(['删除成功']));
    expect(opened.inputs('company.deleteCompany')).toEqual([{ corpId: 101, version: 4 }]);
  });

  it('show in the dialog of a deletion that the company has changed meanwhile', async () => {
    const opened = open({
      answers: {
        'company.abilities': () => ({ canDelete: true }),
        'company.deleteCompany': () => refusal(MESSAGES.conflict),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '贵州茅台 的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /删\s*除/ }));
    expect((await dialog.findByRole('alert')).textContent).toContain(MESSAGES.conflict.text);
    expect(opened.said).toEqual([]);
  });
});

describe('editing a company', () => {
  it('sends what was typed with what was read, says 修改成功, and closes', async () => {
    const opened = open({ answers: { 'company.updateCompany': () => true } });
    await edit();
    expect((await screen.findByLabelText<HTMLInputElement>('股票代码')).readOnly).toBe(true);
    expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('交易所').value).toBe(
      '上交所',
    );
    await userEvent.type(await concept(), '龙头{Enter}');
    await waitFor(() => expect(opened.said).toEqual(['修改成功']));
    expect(opened.inputs('company.updateCompany')).toEqual([
      {
        corpId: 101,
        listed: 1,
        shortName: '贵州茅台',
        stockCode: '600519',
        exchange: 'SH',
        version: 4,
        industryNames: [2],
        oldIndustryNames: [2],
        conceptTheme: '白酒龙头',
        mainProductName: '',
      },
    ]);
    await waitFor(() => expect(screen.queryByText('修改公司')).toBeNull());
  });

  it('shows why it was refused and keeps what was typed', async () => {
    const window = { start: '07:00', end: '17:30' };
    const opened = open({
      answers: {
        'company.updateCompany': ({ conceptTheme }) =>
          refusal(conceptTheme === '白酒1' ? MESSAGES.windowClosed : MESSAGES.internal, window),
      },
    });
    await edit();
    await userEvent.type(await concept(), '1');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain(
      '当前时间不在07:00和17:30之间，不允许修改!',
    );
    await userEvent.type(await concept(), '2');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('修改失败：服务器出错，请稍后重试'),
    );
    expect([(await concept()).value, opened.said, opened.unsaved()]).toEqual(['白酒12', [], true]);
  });

  it('after another user’s save loads that, and keeps what was typed', async () => {
    let version = 4;
    const opened = open({
      answers: {
        'company.maintained': () => ({
          ...MAINTAINED,
          version,
          mainProductName: version === 4 ? null : '酒',
        }),
        'company.updateCompany': (input) => (input['version'] === 5 ? true : refusal(MESSAGES.conflict)),
      },
    });
    await edit();
    await userEvent.type(await concept(), '！');
    version = 5;
    await save();
    await userEvent.click(await screen.findByRole('button', { name: '重新载入' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('主营产品').value).toBe('酒'));
    await save();
    await waitFor(() => expect(opened.said).toEqual(['修改成功']));
    expect(opened.inputs('company.updateCompany').at(-1)).toMatchObject({
      version: 5,
      conceptTheme: '白酒！',
      mainProductName: '酒',
    });
  });

  it('opens only for a company that exists', async () => {
    const opened = open({ answers: { 'company.maintained': () => refusal(MESSAGES.notFound) } });
    await edit();
    await waitFor(() => expect(opened.said).toEqual(['所请求的内容不存在']));
    expect(screen.queryByText('修改公司')).toBeNull();
  });

  it('takes a false answer for a failure', async () => {
    open({ answers: { 'company.updateCompany': () => false } });
    await edit();
    await concept();
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('修改失败');
  });
});
