import { COMPANY_MESSAGES, MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { AddCompanyPage } from './add-company-page.tsx';
import { industryClient } from './industry-client.ts';

const inConsole = consoleOn(client, industryClient);
const WINDOW = { start: '07:00', end: '17:30' };
const TREE = [
  {
    industryId: '640000',
    industryName: '机械设备',
    industryLevel: 1,
    children: [{ industryId: '640700', industryName: '自动化设备', industryLevel: 2, children: [] }],
  },
];
const answers: Answers = {
  'company.selectAll': ({ keyword }) =>
    keyword === undefined ? [] : [{ shortName: '海天味业', stockQuerycode: '603288.SH' }],
  'company.industryOptions': () => [],
  'industry.shenwanOptions': () => TREE,
  'industry.shenwanChecked': () => ({ codes: ['640000'], mark: 'm1' }),
};
interface More {
  readonly answers?: Answers;
  readonly authorities?: readonly string[];
  readonly closed?: boolean;
  readonly address?: string;
}
const open = (more: More = {}): Told =>
  inConsole(<AddCompanyPage />, { ...more, answers: { ...answers, ...more.answers } });
const picker = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: '公司简称' });
const pick = async (): Promise<void> => {
  await userEvent.type(await picker(), '海天');
  await userEvent.click(await screen.findByText('海天味业 603288.SH'));
};
const save = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
const text = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

describe('adding a listed company', () => {
  it('is filled from the share that is picked, and returns to the list with it', async () => {
    const opened = open({ answers: { 'company.addCompany': () => true } });
    await pick();
    await waitFor(() => expect([text('股票代码'), text('交易所代码')]).toEqual(['603288', 'SH']));
    await userEvent.type(screen.getByLabelText('核心竞争力'), '渠道');
    expect(opened.unsaved()).toBe(true);
    await userEvent.type(screen.getByLabelText('概念题材'), '消费{Enter}');
    await waitFor(() => expect(opened.visited).toEqual(['/edatabase/digitalecology?search=603288.SH']));
    expect(opened.inputs('company.addCompany')).toEqual([
      {
        listed: 1,
        shortName: '海天味业',
        stockCode: '603288',
        exchange: 'SH',
        industryNames: [],
        conceptTheme: '消费',
        mainProductName: '',
        coreCompetence: '渠道',
      },
    ]);
    expect(opened.asked.find(({ id }) => id === 'company.addCompany')?.key).toMatch(/.{8}/);
    expect([opened.said, opened.unsaved()]).toEqual([['新增成功'], false]);
  });

  it('shows beside the fields which values are missing', async () => {
    const opened = open();
    await picker();
    await save();
    for (const missing of ['请输入公司简称', '请输入股票代码', '请选择交易所代码'])
      expect(await screen.findByText(missing)).toBeDefined();
    expect(opened.inputs('company.addCompany')).toEqual([]);
  });

  it('shows the service’s combined text unchanged, and 新增失败 before any other failure', async () => {
    let name = true;
    const opened = open({
      answers: {
        'company.addCompany': () =>
          name
            ? refusal(COMPANY_MESSAGES.addNameTaken, { name: '海天味业', ...WINDOW })
            : refusal(MESSAGES.internal),
      },
    });
    await pick();
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain(
      '名字重复或者编号重复或者当前时间不在07:00和17:30之间!（公司简称“海天味业”已存在）',
    );
    name = false;
    await save();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('新增失败：服务器出错，请稍后重试'),
    );
    expect([opened.visited, text('股票代码')]).toEqual([[], '603288']);
  });

  it('cannot be saved outside the window', async () => {
    open({ closed: true });
    await picker();
    expect(screen.getByRole('button', { name: /保\s*存/ }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('status').textContent).toContain('维护时间 07:00–17:30');
  });
});

describe('the ways to add', () => {
  it('exclude unlisted companies: the tab says so and goes back', async () => {
    const opened = open();
    await pick();
    await userEvent.click(screen.getByRole('tab', { name: '新增非上市公司' }));
    await waitFor(() => expect(opened.said).toEqual(['暂不开放']));
    const listed = screen.getByRole('tab', { name: '新增上市公司' });
    await waitFor(() => expect(listed.getAttribute('aria-selected')).toBe('true'));
    expect(text('股票代码')).toBe('603288');
  });

  it('offer Shenwan only to users who may manage it', async () => {
    open({ authorities: ['gssjk_gn', 'gssjk_gn_add'], address: '/?tab=shenwan' });
    await picker();
    expect(screen.queryByRole('tab', { name: '申万行业管理' })).toBeNull();
  });

  it('return to the list', async () => {
    const opened = open();
    await userEvent.click(await screen.findByRole('button', { name: /返\s*回/ }));
    expect(opened.visited).toEqual(['/edatabase/digitalecology']);
  });

  it('keep the choice of Shenwan industries while another tab is shown, and save it as a whole', async () => {
    let codes = ['640000'];
    const opened = open({
      address: '/?tab=shenwan',
      answers: {
        'industry.shenwanChecked': () => ({ codes, mark: `m${codes.length}` }),
        'industry.saveShenwan': () => {
          codes = ['640000', '640700'];
          return true;
        },
      },
    });
    const line = async (): Promise<HTMLElement | undefined> =>
      within(await screen.findByRole('tree'))
        .getAllByRole('treeitem')
        .find((each) => each.textContent?.startsWith('自动化设备'));
    await userEvent.click((await line()) ?? document.body);
    expect(opened.unsaved()).toBe(true);
    await userEvent.click(screen.getByRole('tab', { name: '新增上市公司' }));
    await userEvent.click(screen.getByRole('tab', { name: '申万行业管理' }));
    expect((await line())?.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
    await waitFor(() => expect(opened.said).toEqual(['修改成功']));
    expect(opened.inputs('industry.saveShenwan')).toEqual([
      {
        industries: [
          { swid: '640000', hyflName: 'SW', level: 1 },
          { swid: '640700', hyflName: 'SW', level: 2 },
        ],
        mark: 'm1',
      },
    ]);
    await waitFor(() => expect(opened.unsaved()).toBe(false));
  });
});
