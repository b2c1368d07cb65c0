import { poolAddresses } from '@console/contract-company/addresses';
import { COMPANY_MESSAGES, MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { aRow, CALLS } from '../../testing/an-industry.ts';
import { IndustryListPage } from './industry-list-page.tsx';
import { companyClient } from '../../maintain/company-client.ts';
import type { PoolCompany } from '../../maintain/use-industry-pool.ts';

const { companiesOfIndustry, updateIndustryCorp } = poolAddresses;
const inConsole = consoleOn(client, companyClient);
const company = (corpId: number, shortName: string): PoolCompany => ({
  corpId,
  shortName,
  stockCode: `60000${corpId}`,
});
const [ONE, TWO, THREE] = [company(1, '甲股份'), company(2, '乙股份'), company(3, '丙股份')];

const open = (more: Answers = {}, part: Parameters<typeof aRow>[0] = { industryLevel: 3 }): Told =>
  inConsole(<IndustryListPage variant="ecology" />, {
    answers: {
      [CALLS.list]: () => ({ totalElements: 1, content: [aRow(part)] }),
      [companiesOfIndustry.id]: ({ keyword }) => ({
        AllCorp: keyword === undefined ? [ONE, TWO] : [THREE],
        IndustryIdCorp: [ONE],
      }),
      ...more,
    },
  });
const item = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: '机器人 的更多操作' }));
  return screen.findByRole('menuitem', { name: '维护公司池' });
};
const dialog = async (): Promise<HTMLElement> => {
  await userEvent.click(await item());
  return screen.findByRole('dialog');
};
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

const SEARCH = '输入代码、简称或拼音首字母';
const lines = (side: string): readonly string[] =>
  within(screen.getByRole('listbox', { name: side }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '');
async function line(side: string, text: string): Promise<HTMLElement> {
  const found = () =>
    within(screen.getByRole('listbox', { name: side }))
      .getAllByRole('option')
      .find(({ textContent }) => textContent?.startsWith(text));
  await waitFor(() => expect(found()).toBeDefined());
  return found() as HTMLElement;
}

async function add(text: string, company: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: SEARCH }), text);
  await userEvent.click(await line('全部公司', company));
  await userEvent.click(screen.getByRole('button', { name: /^加入 1 家/ }));
}

describe('maintaining an industry’s pool', () => {
  it('searches companies on the server, and sends the chosen ones together with those read', async () => {
    const opened = open({ [updateIndustryCorp.id]: () => true });
    expect(within(await dialog()).getByText('维护公司池：机器人')).toBeDefined();
    expect(await screen.findByText('原有 1 家，加入 0 家，移出 0 家，保存后 1 家')).toBeDefined();
    expect([lines('全部公司'), lines('公司池')]).toEqual([
      ['600001甲股份已在池中', '600002乙股份'],
      ['600001甲股份'],
    ]);
    await add('bgf', '600003丙股份');
    expect(opened.inputs(companiesOfIndustry.id).at(-1)).toEqual({ industryId: 7, keyword: 'bgf' });
    expect(screen.getByText('原有 1 家，加入 1 家，移出 0 家，保存后 2 家')).toBeDefined();
    expect(lines('公司池')).toEqual(['600001甲股份', '600003丙股份新加入']);
    await waitFor(() => expect(opened.unsaved()).toBe(true));
    await save();
    await waitFor(() => expect(opened.said).toEqual(['修改成功']));
    expect(opened.inputs(updateIndustryCorp.id)).toEqual([
      { industryId: 7, corpIds: [1, 3], oldCorpIds: [1] },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is used by the keyboard alone: all companies in, one out again', async () => {
    const opened = open({ [updateIndustryCorp.id]: () => true });
    await dialog();
    await line('全部公司', '600002');
    act(() => screen.getByRole('listbox', { name: '全部公司' }).focus());
    await userEvent.keyboard('{Control>}a{/Control}{Enter}');
    expect(lines('公司池')).toEqual(['600001甲股份', '600002乙股份新加入']);
    act(() => screen.getByRole('listbox', { name: '公司池' }).focus());
    await userEvent.keyboard('{Home}{Enter}');
    expect(screen.getByText('原有 1 家，加入 1 家，移出 1 家，保存后 1 家')).toBeDefined();
    expect(lines('公司池')).toEqual(['600002乙股份新加入']);
    await save();
    await waitFor(() => expect(opened.said).toEqual(['修改成功']));
    expect(opened.inputs(updateIndustryCorp.id)).toEqual([{ industryId: 7, corpIds: [2], oldCorpIds: [1] }]);
  });

  it('searches the pool by name or code, and Enter in a search box saves nothing', async () => {
    const opened = open();
    await dialog();
    await userEvent.type(await screen.findByRole('textbox', { name: '池内代码或简称' }), '乙{Enter}');
    expect(within(screen.getByRole('region', { name: '公司池' })).getByText('没有符合的公司')).toBeDefined();
    expect(opened.inputs(updateIndustryCorp.id)).toEqual([]);
  });

  it('shows a refusal in the dialog, and keeps the choice', async () => {
    const closed = { ...COMPANY_MESSAGES.poolWindowClosed, text: '当前时间不在07:00和17:30之间' };
    const opened = open({ [updateIndustryCorp.id]: () => refusal(closed) });
    await dialog();
    await add('bgf', '600003丙股份');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain(closed.text);
    expect(screen.getByText('原有 1 家，加入 1 家，移出 0 家，保存后 2 家')).toBeDefined();
    expect(opened.said).toEqual([]);
  });

  it('after somebody else’s save loads that, keeps the user’s choice, and sends it again', async () => {
    let members = [ONE];
    const opened = open({
      [companiesOfIndustry.id]: ({ keyword }) => ({
        AllCorp: keyword === undefined ? [ONE, TWO] : [THREE],
        IndustryIdCorp: members,
      }),
      [updateIndustryCorp.id]: () => (members.length === 1 ? refusal(MESSAGES.conflict) : true),
    });
    await dialog();
    await add('bgf', '600003丙股份');
    await save();
    const reload = await screen.findByRole('button', { name: '重新载入' });
    members = [ONE, TWO];
    await userEvent.click(reload);
    expect(await screen.findByText('原有 2 家，加入 1 家，移出 0 家，保存后 3 家')).toBeDefined();
    await save();
    await waitFor(() => expect(opened.said).toEqual(['修改成功']));
    expect(opened.inputs(updateIndustryCorp.id).at(-1)).toEqual({
      industryId: 7,
      corpIds: [1, 2, 3],
      oldCorpIds: [1, 2],
    });
  });

  it('says why it could not be read, and cannot be saved then', async () => {
    open({ [companiesOfIndustry.id]: () => refusal(MESSAGES.unavailable) });
    await dialog();
    expect(await screen.findByText('公司池没有取到')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  });

  it.each([1, 2])('is grey on level %i, with its reason', async (industryLevel) => {
    open({}, { industryLevel });
    const grey = await item();
    expect(grey.getAttribute('aria-disabled')).toBe('true');
    await userEvent.hover(within(grey).getByText('维护公司池'));
    expect(await screen.findByText(COMPANY_MESSAGES.poolTooHigh.text)).toBeDefined();
  });

  it('is not offered without hysjk_gn_edit', async () => {
    inConsole(<IndustryListPage variant="ecology" />, {
      authorities: ['hysjk_gn', 'hysjk_gn_del'],
      answers: { [CALLS.list]: () => ({ totalElements: 1, content: [aRow({ industryLevel: 3 })] }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: '机器人 的更多操作' }));
    expect(await screen.findByRole('menuitem', { name: '删除' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: '维护公司池' })).toBeNull();
  });
});
