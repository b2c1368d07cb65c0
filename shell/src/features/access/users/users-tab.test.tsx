import { ACCESS_MESSAGES } from '@console/contract-access';
import { consoleOn, refusal, type Answers } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../core/access/access-client.ts';
import { aUser, aUserRow } from '../testing/a-user.ts';
import { UsersTab } from './users-tab.tsx';

const inConsole = consoleOn(client);

const rows = [
  aUserRow({ id: 1, username: 'root', realName: '管理员', admin: 1 }),
  aUserRow(),
  aUserRow({ id: 13, username: 'li', realName: '李四', status: 0, sessionCount: 0 }),
];
const answers: Answers = {
  'access.userList': () => ({ totalElements: rows.length, content: rows }),
  'access.resetPassword': () => ({ temporaryPassword: 'Tmp#20261121' }),
  'access.deleteUsers': () => 2,
};
const open = (more: Answers = {}) => inConsole(<UsersTab />, { answers: { ...answers, ...more } });
const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};
const choose = async (name: string, action: string): Promise<void> => {
  await userEvent.click(within(await rowOf(name)).getByRole('button', { name: `${name} 的更多操作` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the list of users', () => {
  it('marks disabled users and administrators', async () => {
    open();
    expect(within(await rowOf('李四')).getByText('停用').className).toContain('c-mark');
    expect(within(await rowOf('管理员')).getByText('系统管理员').className).toContain('c-mark');
  });

  it('counts no sessions as 0: a dash is for what is not known', async () => {
    open();
    expect(within(await rowOf('李四')).getByText('0')).toBeTruthy();
  });

  it('deletes those who were ticked, once it is confirmed by name', async () => {
    const { asked, said } = open();
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择 张三' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 李四' }));
    expect(screen.getByText('已选 2 人')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '批量删除' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('此操作将删除所选用户：张三（zhang）、李四（li）, 是否继续?');
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(said).toEqual(['已删除张三（zhang）、李四（li）']));
    expect(asked.find(({ id }) => id === 'access.deleteUsers')?.input).toEqual({ ids: [12, 13] });
    expect(screen.queryByText('已选 2 人')).toBeNull();
  });

  it('does not let users tick themselves', async () => {
    open();
    const own = await screen.findByRole('checkbox', { name: '选择 管理员' });
    expect(own.hasAttribute('disabled')).toBe(true);
  });

  it('keeps a refused command open, with its cause', async () => {
    open({ 'access.deleteUsers': () => refusal(ACCESS_MESSAGES.lastAdmin) });
    await choose('张三', '删除');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('至少保留一名系统管理员');
  });

  it('shows a reset password once', async () => {
    open();
    await choose('张三', '重置密码');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '重置密码' }),
    );
    expect(await screen.findByText('Tmp#20261121')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '已记下，关闭' }));
    await waitFor(() => expect(screen.queryByText('Tmp#20261121')).toBeNull());
  });

  it('gives the focus back to the caret of the row when a dialog closes', async () => {
    open();
    await choose('张三', '停用');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
    const caret = within(await rowOf('张三')).getByRole('button', { name: '张三 的更多操作' });
    await waitFor(() => expect(document.activeElement === caret).toBe(true));
  });

  it('opens the user of the address', async () => {
    inConsole(<UsersTab />, {
      address: '/system/users?user=12',
      answers: {
        ...answers,
        'access.userDetail': () => aUser(),
        'access.userSessions': () => [],
        'access.auditList': () => ({ totalElements: 0, content: [] }),
      },
    });
    expect(await screen.findByText('没有已登录的会话')).toBeTruthy();
    expect(screen.getByText('国内公司', { exact: false }).textContent).toBe('公司数据库、国内公司');
  });
});
