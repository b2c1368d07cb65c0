import { MESSAGES } from '@console/contract-core';
import { INDUSTRY_MESSAGES } from '@console/contract-industry';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { accessClient } from '../../maintain/colleagues.ts';
import { aRow, anIndustry, CALLS, COLLEAGUES } from '../../testing/an-industry.ts';
import { IndustryListPage } from './industry-list-page.tsx';

const inConsole = consoleOn(client, accessClient);

const WINDOW = { start: '07:00', end: '17:30' };
const answers: Answers = {
  [CALLS.list]: () => ({ totalElements: 1, content: [aRow()] }),
  [CALLS.colleagues]: () => COLLEAGUES,
  [CALLS.industry]: () => anIndustry(),
};
const open = (more: Answers = {}): Told =>
  inConsole(<IndustryListPage variant="ecology" />, { answers: { ...answers, ...more } });

const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog');
const field = (label: string): HTMLInputElement =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string): Promise<void> => userEvent.type(field(label), text);
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

async function chooseAnalyst(name: string): Promise<void> {
  await userEvent.click(within(await dialog()).getByRole('combobox', { name: /分析师/ }));
  await userEvent.click(await screen.findByTitle(name));
}
async function choose(action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: '机器人 的更多操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}
async function fillIn(): Promise<void> {
  await type('行业名称', '低空经济');
  await type('编码', 'DKJJ');
  await chooseAnalyst('林知（lin）');
  await type('行业概况', '通用航空与无人机');
}

describe('adding an industry', () => {
  const start = async (): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: /新增行业/ }));
    await dialog();
  };

  it('shows what is missing when a field is left, and 请填写完整信息 on saving', async () => {
    const opened = open();
    await start();
    await waitFor(() => expect(document.activeElement === field('行业名称')).toBe(true));
    await userEvent.tab();
    expect(await screen.findByText('请输入行业名称')).toBeDefined();
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('请填写完整信息');
    for (const text of ['请输入编码', '请输入行业概况', '请选择分析师'])
      expect(await screen.findByText(text)).toBeDefined();
    expect(opened.inputs(CALLS.add)).toEqual([]);
  });

  it('sends a top-level industry of level 1 with a key of its own', async () => {
    const opened = open({ [CALLS.add]: () => 31 });
    await start();
    expect(field('层级').value).toBe('L1');
    await fillIn();
    expect(opened.unsaved()).toBe(true);
    await save();
    await waitFor(() => expect(opened.said).toEqual(['已新增行业“低空经济”']));
    expect(opened.inputs(CALLS.add)).toEqual([
      {
        type: 'ecology',
        industryLevel: 1,
        industryName: '低空经济',
        industryCode: 'DKJJ',
        industryDesc: '通用航空与无人机',
        userId: 13,
      },
    ]);
    expect(opened.asked.find(({ id }) => id === CALLS.add)?.key).toMatch(/^[\w-]{8,128}$/);
    await waitFor(() => expect(opened.inputs(CALLS.list).length).toBeGreaterThan(1));
  });

  it('names the parent of one below another, which cannot be changed', async () => {
    const opened = open({ [CALLS.add]: () => 31 });
    await choose('新增下级');
    await dialog();
    expect([field('上级行业').value, field('上级编码').value, field('层级').value]).toEqual([
      '机器人',
      'JQR',
      'L3',
    ]);
    for (const label of ['上级行业', '上级编码', '层级']) expect(field(label).readOnly).toBe(true);
    await fillIn();
    await save();
    await waitFor(() => expect(opened.inputs(CALLS.add)).toHaveLength(1));
    expect(opened.inputs(CALLS.add)[0]).toMatchObject({ parentId: 7, industryLevel: 3 });
  });

  it('shows a refusal in the dialog, keeps what was typed, and tries again by the same key', async () => {
    let refused = true;
    const taken = refusal(INDUSTRY_MESSAGES.addNameTaken, { ...WINDOW, name: '低空经济' });
    const opened = open({ [CALLS.add]: () => (refused ? taken : 31) });
    await start();
    await fillIn();
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain(
      '新增失败,行业名称或者编码重复或者当前时间不在07:00和17:30之间（行业名称“低空经济”已存在）',
    );
    expect(document.activeElement === field('行业名称')).toBe(true);
    expect(field('编码').value).toBe('DKJJ');
    refused = false;
    await save();
    await waitFor(() => expect(opened.said).toHaveLength(1));
    const keys = opened.asked.filter(({ id }) => id === CALLS.add).map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
  });

  it('takes a false answer for a failure', async () => {
    const opened = open({ [CALLS.add]: () => 0 });
    await start();
    await fillIn();
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('没有新增成功');
    expect(opened.said).toEqual([]);
  });
});

describe('editing an industry', () => {
  const start = async (): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: '编辑 机器人' }));
    await dialog();
  };

  it('opens once the industry and the analysts are loaded', async () => {
    let come: (value: unknown) => void = () => undefined;
    open({ [CALLS.colleagues]: () => new Promise((resolve) => (come = resolve)) });
    await userEvent.click(await screen.findByRole('button', { name: '编辑 机器人' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
    come(COLLEAGUES);
    expect(within(await dialog()).getByText('陈砚（chen）')).toBeDefined();
  });

  it('says why it does not open', async () => {
    const opened = open({ [CALLS.industry]: () => refusal(MESSAGES.notFound) });
    await userEvent.click(await screen.findByRole('button', { name: '编辑 机器人' }));
    await waitFor(() => expect(opened.said).toEqual(['所请求的内容不存在']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends what was changed with the version it was read at', async () => {
    const opened = open({ [CALLS.update]: () => true });
    await start();
    expect(field('层级').readOnly).toBe(true);
    expect([field('上级行业').value, field('上级编码').value]).toEqual(['智能制造', 'ZNZZ']);
    await userEvent.clear(field('行业名称'));
    await type('行业名称', '人形机器人{Enter}');
    await waitFor(() => expect(opened.said).toEqual(['修改成功']));
    expect(opened.inputs(CALLS.update)).toEqual([
      {
        industryId: 7,
        version: 4,
        industryName: '人形机器人',
        industryCode: 'JQR',
        industryDesc: '工业与服务机器人',
        userId: 12,
      },
    ]);
    await waitFor(() => expect(screen.queryByLabelText('行业名称')).toBeNull());
  });

  it('after another user’s save loads that, and keeps what was typed', async () => {
    let version = 4;
    const opened = open({
      [CALLS.industry]: () => anIndustry({ version, industryDesc: version === 4 ? '旧' : '新' }),
      [CALLS.update]: (input) => (input['version'] === 5 ? true : refusal(MESSAGES.conflict)),
    });
    await start();
    await userEvent.clear(field('行业名称'));
    await type('行业名称', '人形机器人');
    version = 5;
    await save();
    expect(await screen.findByText('内容已被他人修改')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '重新载入' }));
    await waitFor(() => expect(field('行业概况').value).toBe('新'));
    expect(field('行业名称').value).toBe('人形机器人');
    await save();
    await waitFor(() => expect(opened.said).toEqual(['修改成功']));
    expect(opened.inputs(CALLS.update).at(-1)).toMatchObject({
      version: 5,
      industryName: '人形机器人',
      industryDesc: '新',
    });
  });

  it('asks to replace an analyst no longer in service', async () => {
    open({ [CALLS.industry]: () => anIndustry({ userId: 99, username: null }) });
    await start();
    const found = within(await dialog());
    expect(found.getByText('已停用的用户')).toBeDefined();
    expect(found.getByText('原分析师已停用，请重新选择')).toBeDefined();
  });

  it('shows that the window closed meanwhile', async () => {
    open({ [CALLS.update]: () => refusal(INDUSTRY_MESSAGES.editWindowClosed, WINDOW) });
    await start();
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain(
      '修改失败，行业名称重复或者当前时间不在07:00和17:30之间',
    );
  });

  it('takes a false answer for a failure', async () => {
    open({ [CALLS.update]: () => false });
    await start();
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('修改失败');
  });

  it('closes by 取消 and changes nothing', async () => {
    const opened = open();
    await start();
    await type('行业名称', '改');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByLabelText('行业名称')).toBeNull());
    expect(opened.inputs(CALLS.update)).toEqual([]);
    expect(opened.unsaved()).toBe(false);
  });
});

describe('deleting an industry', () => {
  it('asks first, and reports when it is done', async () => {
    const opened = open({ [CALLS.delete]: () => false });
    await choose('删除');
    const found = await dialog();
    expect(found.textContent).toContain('确定是否将此行业删除, 是否继续?');
    expect(opened.inputs(CALLS.delete)).toEqual([]);
    await userEvent.click(within(found).getByRole('button', { name: '删除' }));
    // The answer's code decides whether it is done (document 2 §7).
    await waitFor(() => expect(opened.said).toEqual(['删除成功!']));
    await waitFor(() => expect(opened.inputs(CALLS.list).length).toBeGreaterThan(1));
  });

  it('reports that it was not done', async () => {
    const opened = open();
    await choose('删除');
    await userEvent.click(within(await dialog()).getByRole('button', { name: '取消' }));
    expect(opened.said).toEqual(['已取消删除']);
    expect(opened.inputs(CALLS.delete)).toEqual([]);
  });

  it('stays open with the counts when it is refused', async () => {
    const opened = open({
      [CALLS.delete]: () => refusal(INDUSTRY_MESSAGES.inUse, { children: 2, companies: 31 }),
    });
    await choose('删除');
    const found = await dialog();
    await userEvent.click(within(found).getByRole('button', { name: '删除' }));
    expect((await within(found).findByRole('alert')).textContent).toContain(
      '该行业下有 2 个下级行业、31 家公司，不能删除',
    );
    expect(opened.said).toEqual([]);
  });
});
