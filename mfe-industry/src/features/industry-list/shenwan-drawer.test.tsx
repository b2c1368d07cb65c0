import { MESSAGES } from '@console/contract-core';
import { INDUSTRY_MESSAGES } from '@console/contract-industry';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { CALLS } from '../../testing/an-industry.ts';
import { ShenwanDrawer } from './shenwan-drawer.tsx';

const inConsole = consoleOn(client);

const option = (
  industryId: string,
  industryName: string,
  industryLevel: number,
  children: object[] = [],
) => ({
  industryId,
  industryName,
  industryLevel,
  children,
});
const TREE = [
  option('640000', '机械设备', 1, [
    option('640700', '自动化设备', 2, [option('640701', '机器人', 3)]),
    option('640100', '通用设备', 2),
  ]),
];
const answers: Answers = {
  [CALLS.shenwanOptions]: () => TREE,
  [CALLS.shenwanChecked]: () => ({ codes: ['640000', '640100'], mark: 'm1' }),
};
let closedBy: number;
const open = (more: Answers = {}): Told => {
  closedBy = 0;
  return inConsole(<ShenwanDrawer open onClose={() => (closedBy += 1)} />, {
    answers: { ...answers, ...more },
  });
};
const line = async (name: string): Promise<HTMLElement> => {
  const found = within(await screen.findByRole('tree'))
    .getAllByRole('treeitem')
    .find((each) => each.textContent?.startsWith(name));
  if (!found) throw new Error(`no line ${name}`);
  return found;
};
const confirm = (): HTMLElement => screen.getByRole('button', { name: '确定' });

describe('the Shenwan industries of the default classification', () => {
  it('shows the saved choice, and offers nothing to save yet', async () => {
    const opened = open();
    expect((await line('通用设备')).getAttribute('aria-checked')).toBe('true');
    expect((await line('机械设备')).getAttribute('aria-checked')).toBe('mixed');
    expect(screen.getByText('已选 一级 1、二级 1、三级 0')).toBeDefined();
    expect(confirm().hasAttribute('disabled')).toBe(true);
    expect(opened.unsaved()).toBe(false);
  });

  it('saves each chosen node with its markers, and closes', async () => {
    const opened = open({ [CALLS.saveShenwan]: () => true });
    await userEvent.click(await line('自动化设备'));
    expect(opened.unsaved()).toBe(true);
    await userEvent.click(confirm());
    await waitFor(() => expect(opened.said).toEqual(['修改成功']));
    expect(opened.inputs(CALLS.saveShenwan)).toEqual([
      {
        industries: [
          { swid: '640000', hyflName: 'SW', level: 1 },
          { swid: '640700', hyflName: 'SW', level: 2 },
          { swid: '640701', hyflName: 'SW', level: 3 },
          { swid: '640100', hyflName: 'SW', level: 2 },
        ],
        mark: 'm1',
      },
    ]);
    expect(closedBy).toBe(1);
  });

  it('stays open with the cause and the choice when it is refused', async () => {
    const opened = open({
      [CALLS.saveShenwan]: () => refusal(INDUSTRY_MESSAGES.shenwanInUse, { names: '通用设备' }),
    });
    await userEvent.click(await line('通用设备'));
    await userEvent.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toContain(
      '修改失败：通用设备 下仍有公司，不能移除',
    );
    expect((await line('通用设备')).getAttribute('aria-checked')).toBe('false');
    expect([closedBy, opened.said]).toEqual([0, []]);
  });

  it('adds 修改失败 to a failure that does not say so itself', async () => {
    open({ [CALLS.saveShenwan]: () => refusal(MESSAGES.internal) });
    await userEvent.click(await line('自动化设备'));
    await userEvent.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toContain('修改失败：服务器出错，请稍后重试');
  });

  it('takes a false answer for a failure', async () => {
    const opened = open({ [CALLS.saveShenwan]: () => false });
    await userEvent.click(await line('自动化设备'));
    await userEvent.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toContain('修改失败');
    expect([closedBy, opened.said]).toEqual([0, []]);
  });

  it('applies the changes to what somebody else saved first', async () => {
    let mark = 'm1';
    const opened = open({
      [CALLS.shenwanChecked]: () => ({ codes: mark === 'm1' ? ['640000', '640100'] : [], mark }),
      [CALLS.saveShenwan]: (input) => (input['mark'] === 'm2' ? true : refusal(MESSAGES.conflict)),
    });
    await userEvent.click(await line('自动化设备'));
    mark = 'm2';
    await userEvent.click(confirm());
    await userEvent.click(await screen.findByRole('button', { name: '重新载入' }));
    await waitFor(async () => expect((await line('通用设备')).getAttribute('aria-checked')).toBe('false'));
    expect((await line('自动化设备')).getAttribute('aria-checked')).toBe('true');
    await userEvent.click(confirm());
    await waitFor(() => expect(opened.said).toEqual(['修改成功']));
  });

  it('shows that the tree did not load, and loads it again', async () => {
    let broken = true;
    open({ [CALLS.shenwanOptions]: () => (broken ? refusal(MESSAGES.internal) : TREE) });
    expect(await screen.findByText('申万行业没有取到')).toBeDefined();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await line('机械设备')).toBeDefined();
  });
});
