import { ACCESS_MESSAGES, type SignedInfo, type UserSession } from '@console/contract-access';
import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../core/access/access-client.ts';
import { IdentitiesTab } from './identities-tab.tsx';
import ProfilePage from './profile-page.tsx';

const INFO: SignedInfo = {
  id: 12,
  username: 'chenyan',
  name: '小陈',
  realName: '陈砚',
  avatar: null,
  phone: null,
  email: 'chenyan@example.com',
  department: '研究一部',
  tenantId: '000000',
  tenantName: '示例资产',
  authorities: [],
  version: 3,
  preferences: { theme: 'light', upColour: 'red', autoLockMinutes: 30 },
  ownLockPassword: false,
  locked: false,
  unlockTriesLeft: 5,
  mustChangePassword: false,
};

const SESSIONS: readonly UserSession[] = [
  session({ id: 1, current: true, device: 'Chrome 156 · Windows' }),
  session({ id: 2, device: 'Safari 27 · macOS', method: 'wecom', locked: true }),
  session({ id: 3, device: 'Edge 150 · Windows', method: 'phone' }),
];

function session(parts: Partial<UserSession>): UserSession {
  return {
    id: 1,
    current: false,
    method: 'account',
    device: '',
    address: '10.0.0.8',
    openedAt: '2026-11-20 09:00:00',
    seenAt: '2026-11-20 10:00:00',
    locked: false,
    ...parts,
  };
}

const inConsole = consoleOn(client);

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

let info: SignedInfo;
beforeEach(() => {
  info = INFO;
});

const open = (tab: string, answers: Answers = {}): Told =>
  inConsole(<ProfilePage />, {
    address: tab === 'info' ? '/profile' : `/profile?tab=${tab}`,
    answers: {
      'access.info': () => info,
      'access.providers': () => [{ source: 'wecom', title: '企业微信', icon: 'wecom' }],
      'access.sessions': () => SESSIONS,
      ...answers,
    },
  });
const field = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
async function retype(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label));
  if (text !== '') await userEvent.type(field(label), text);
}

describe('the page', () => {
  it('opens the tab its address names and writes the chosen one there', async () => {
    open('sessions');
    expect(await screen.findByText('Safari 27 · macOS')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: '偏好设置' }));
    expect(screen.getByText('红涨绿跌')).toBeTruthy();
  });

  it('names what could not be loaded, and loads it again', async () => {
    let tries = 0;
    open('info', { 'access.info': () => ((tries += 1) === 1 ? refusal(MESSAGES.unavailable) : INFO) });
    expect(await screen.findByText('个人资料没有取到')).toBeTruthy();
    await press('重试');
    expect(await screen.findByLabelText('姓名')).toBeTruthy();
  });
});

describe('personal information', () => {
  it('shows what cannot be changed here, and saves the rest with its version', async () => {
    const opened = open('info', { 'access.updateProfile': () => ({ ...INFO, name: '砚', version: 4 }) });
    await screen.findByLabelText('姓名');
    expect(
      ['用户编号', '用户名', '部门'].map((label) => [field(label).value, field(label).readOnly]),
    ).toEqual([
      ['12', true],
      ['chenyan', true],
      ['研究一部', true],
    ]);
    await retype('昵称', '砚');
    await userEvent.type(field('联系电话'), '13800138000');
    await userEvent.type(field('登录密码'), 'Right#2026{Enter}');
    await waitFor(() => expect(opened.said).toEqual(['修改信息成功!']));
    expect(opened.inputs('access.updateProfile')).toEqual([
      {
        avatar: null,
        name: '砚',
        realName: '陈砚',
        phone: '13800138000',
        email: 'chenyan@example.com',
        version: 3,
        password: 'Right#2026',
      },
    ]);
  });

  it('asks for the password before another mobile number, and shows at its field that it was wrong', async () => {
    info = { ...INFO, phone: '13800138000' };
    const opened = open('info', {
      'access.updateProfile': ({ password }) =>
        password === 'Right#2026' ? { ...info, version: 4 } : refusal(ACCESS_MESSAGES.wrongOldPassword),
    });
    await screen.findByLabelText('姓名');
    expect(screen.queryByLabelText('登录密码', { selector: 'input' })).toBeNull();
    await retype('联系电话', '13900139000');
    await press('保存');
    expect(screen.getByText('该项为必填项')).toBeTruthy();
    expect(opened.inputs('access.updateProfile')).toEqual([]);
    await userEvent.type(field('登录密码'), 'Wrong#2026{Enter}');
    expect(await screen.findByText('登录密码不正确')).toBeTruthy();
    await retype('登录密码', 'Right#2026');
    expect(screen.queryByText('登录密码不正确')).toBeNull();
    await press('保存');
    await waitFor(() => expect(opened.said).toEqual(['修改信息成功!']));
  });

  it('shows each fault at its field, goes to the first and sends nothing', async () => {
    const opened = open('info');
    await screen.findByLabelText('姓名');
    await retype('姓名', '');
    await retype('联系电话', '123');
    await retype('邮箱', 'x');
    await press('保存');
    expect(screen.getByText('该项为必填项')).toBeTruthy();
    expect(screen.getByText('请输入正确的联系方式固话或手机号')).toBeTruthy();
    expect(screen.getByText('请输入正确的邮箱格式')).toBeTruthy();
    expect(document.activeElement).toBe(field('姓名'));
    expect(opened.inputs('access.updateProfile')).toEqual([]);
    await userEvent.type(field('姓名'), '陈');
    expect(screen.queryByText('该项为必填项')).toBeNull();
  });

  it('shows the server’s refusal and keeps what was typed', async () => {
    open('info', { 'access.updateProfile': () => refusal(ACCESS_MESSAGES.phoneTaken) });
    await screen.findByLabelText('姓名');
    await retype('联系电话', '13900139000');
    await userEvent.type(field('登录密码'), 'Right#2026');
    await press('保存');
    expect((await screen.findByRole('alert')).textContent).toContain('该手机号已被其他用户使用');
    expect(field('联系电话').value).toBe('13900139000');
  });

  it('an edit that comes second keeps what was typed and takes the rest', async () => {
    const opened = open('info', {
      'access.updateProfile': ({ version }) => (version === 4 ? info : refusal(MESSAGES.conflict)),
    });
    await screen.findByLabelText('姓名');
    await retype('昵称', '砚');
    info = { ...INFO, version: 4, phone: '021-58881234' };
    await press('保存');
    expect(await screen.findByText('内容已被他人修改')).toBeTruthy();
    await press('重新载入');
    await waitFor(() => expect(field('联系电话').value).toBe('021-58881234'));
    expect(field('昵称').value).toBe('砚');
    await press('保存');
    await waitFor(() => expect(opened.inputs('access.updateProfile')).toHaveLength(2));
    expect(opened.inputs('access.updateProfile')[1]).toMatchObject({
      name: '砚',
      phone: '021-58881234',
      version: 4,
    });
  });
});

describe('the sessions', () => {
  it('show which is this one, which is locked and how each began', async () => {
    open('sessions');
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
    expect(rows[0]).toContain('当前');
    expect(rows[0]).not.toContain('退出');
    await waitFor(() => expect(screen.getByText('企业微信')).toBeTruthy());
    expect(screen.getAllByRole('row')[2]?.textContent).toContain('锁定');
    expect(rows[2]).toContain('手机验证码');
  });

  it('end one by one', async () => {
    const opened = open('sessions', { 'access.endSession': () => true });
    const row = (await screen.findByText('Safari 27 · macOS')).closest('tr');
    if (row === null) throw new Error('no row');
    await userEvent.click(within(row).getByRole('button'));
    await waitFor(() => expect(opened.said).toEqual(['该登录会话已退出']));
    expect(opened.inputs('access.endSession')).toEqual([{ id: 2 }]);
    expect(opened.inputs('access.sessions').length).toBeGreaterThan(1);
  });

  it('end all but this one, after a question', async () => {
    const opened = open('sessions', { 'access.endOtherSessions': () => 2 });
    await screen.findByText('Safari 27 · macOS');
    await press('退出其他会话');
    expect(opened.inputs('access.endOtherSessions')).toEqual([]);
    await press('确定');
    await waitFor(() => expect(opened.said).toEqual(['已退出 2 个其他登录会话']));
  });
});

describe('third parties', () => {
  const identities = [
    { source: 'wecom', title: '企业微信', name: null, boundAt: null },
    { source: 'qq', title: 'QQ', name: '砚台', boundAt: '2026-11-01 09:00:00' },
  ];

  it('are bound by going where the server says, with the password only', async () => {
    const left: string[] = [];
    const opened = inConsole(<IdentitiesTab leave={(address) => void left.push(address)} />, {
      answers: {
        'access.identities': () => identities,
        'access.oauthBeginBinding': ({ password }) =>
          password === 'Right#2026'
            ? { url: 'https://id.example/authorize?state=s' }
            : refusal(ACCESS_MESSAGES.wrongOldPassword),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '绑定企业微信' }));
    await press('前往绑定');
    expect(await screen.findByText('该项为必填项')).toBeTruthy();
    expect(opened.inputs('access.oauthBeginBinding')).toEqual([]);
    await userEvent.type(field('登录密码'), 'Wrong#2026{Enter}');
    expect(await screen.findByText('登录密码不正确')).toBeTruthy();
    expect(left).toEqual([]);
    await retype('登录密码', 'Right#2026');
    await press('前往绑定');
    await waitFor(() => expect(left).toEqual(['https://id.example/authorize?state=s']));
    expect(opened.inputs('access.oauthBeginBinding').at(-1)).toEqual({
      source: 'wecom',
      password: 'Right#2026',
    });
  });

  it('say so, and stay on the page, when the provider does not answer', async () => {
    const left: string[] = [];
    inConsole(<IdentitiesTab leave={(address) => void left.push(address)} />, {
      answers: {
        'access.identities': () => identities,
        'access.oauthBeginBinding': () => refusal(ACCESS_MESSAGES.providerAway),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '绑定企业微信' }));
    await userEvent.type(field('登录密码'), 'Right#2026{Enter}');
    expect(await screen.findByText(ACCESS_MESSAGES.providerAway.text)).toBeTruthy();
    expect(left).toEqual([]);
  });

  it('that refused say why once, and not on another tab', async () => {
    open('identities&error=该QQ账号已绑定其他用户', { 'access.identities': () => identities });
    expect((await screen.findByRole('alert')).textContent).toContain('该QQ账号已绑定其他用户');
    expect(await screen.findByText(/砚台/)).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: '偏好设置' }));
    await userEvent.click(screen.getByRole('tab', { name: '第三方账号' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are given up with the password only', async () => {
    const opened = open('identities', {
      'access.identities': () => identities,
      'access.unbind': ({ password }) =>
        password === 'Right#2026' ? true : refusal(ACCESS_MESSAGES.wrongOldPassword),
    });
    await screen.findByText(/砚台/);
    await press('解除QQ的绑定');
    await press('解除');
    expect(await screen.findByText('该项为必填项')).toBeTruthy();
    expect(opened.inputs('access.unbind')).toEqual([]);
    await userEvent.type(field('登录密码'), 'Wrong#2026{Enter}');
    expect(await screen.findByText('登录密码不正确')).toBeTruthy();
    await retype('登录密码', 'Right#2026');
    await press('解除');
    await waitFor(() => expect(opened.said).toEqual(['已解除QQ账号的绑定']));
    expect(opened.inputs('access.unbind').at(-1)).toEqual({ source: 'qq', password: 'Right#2026' });
  });

  it('that are not configured are shown as an empty list', async () => {
    open('identities', { 'access.identities': () => [] });
    expect(await screen.findByText('没有可绑定的第三方账号')).toBeTruthy();
  });
});

describe('the lock password', () => {
  it('is set with the account’s password', async () => {
    const opened = open('password', { 'access.setLockPassword': () => true });
    expect(await screen.findByText('当前与登录密码相同')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '恢复使用登录密码' })).toBeNull();
    await userEvent.type(field('登录密码'), 'Right#2026');
    await userEvent.type(field('锁屏密码'), '2468');
    await userEvent.type(field('确认锁屏密码'), '2468{Enter}');
    await waitFor(() => expect(opened.said).toEqual(['锁屏密码已设置']));
    expect(opened.inputs('access.setLockPassword')).toEqual([
      { password: 'Right#2026', lockPassword: '2468' },
    ]);
    expect(field('锁屏密码').value).toBe('');
  });

  it('is given up for the account’s own, and a wrong password is shown at its field', async () => {
    info = { ...INFO, ownLockPassword: true };
    const opened = open('password', {
      'access.setLockPassword': ({ password }) =>
        password === 'Right#2026' ? true : refusal(ACCESS_MESSAGES.wrongOldPassword),
    });
    await screen.findByText('当前使用单独设置的锁屏密码');
    await userEvent.type(field('登录密码'), 'Wrong#2026');
    await press('恢复使用登录密码');
    expect(await screen.findByText('登录密码不正确')).toBeTruthy();
    await retype('登录密码', 'Right#2026');
    await press('恢复使用登录密码');
    await waitFor(() => expect(opened.said).toEqual(['已恢复使用登录密码解锁']));
    expect(opened.inputs('access.setLockPassword').at(-1)).toEqual({
      password: 'Right#2026',
      lockPassword: null,
    });
  });
});
