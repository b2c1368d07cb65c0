import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PasswordChangeScreen from './password-change-screen.tsx';

let sent: { readonly url: string; readonly body: unknown }[];
let answer: readonly [status: number, body: object];
const onDone = jest.fn();
const onSignOut = jest.fn();

beforeEach(() => {
  sent = [];
  answer = [200, { success: true, appCode: 'S0000', appMesg: '', result: true }];
  onDone.mockClear();
  onSignOut.mockClear();
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, {
    fetch: async (url: string, init: { body: string }) => {
      sent.push({ url, body: JSON.parse(init.body) });
      const [status, json] = answer;
      return { ok: status < 400, status, headers: { get: () => null }, json: async () => json };
    },
  });
  render(
    <PasswordChangeScreen
      session={{ username: 'chenyan', realName: '陈砚' }}
      onDone={onDone}
      onSignOut={onSignOut}
    />,
  );
});

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
async function fill(oldPassword: string, newPassword: string, confirm: string): Promise<void> {
  await userEvent.type(field('管理员给出的密码'), oldPassword);
  await userEvent.type(field('新密码'), newPassword);
  await userEvent.type(field('确认密码'), `${confirm}{Enter}`);
}
const refuse = (appCode: string, appMesg: string, status = 200): void => {
  answer = [status, { success: false, appCode, appMesg, result: null }];
};

it('the screen says why it is shown, and closes when the password is changed', async () => {
  expect(screen.getByText('密码已被管理员重置，请先设置新密码。')).toBeTruthy();
  await fill('Tmp#20261121', 'Mulberry#77', 'Mulberry#77');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([
    {
      url: '/svc/access/api/blade-user/update-password',
      body: { oldPassword: 'Tmp#20261121', newPassword: 'Mulberry#77', newPassword1: 'Mulberry#77' },
    },
  ]);
  expect(field('新密码').value).toBe('');
});

it('the screen rates the new password while it is typed', async () => {
  expect(screen.getByText('密码为8-30位，须含字母及数字或符号')).toBeTruthy();
  await userEvent.type(field('新密码'), 'password123');
  expect(screen.getByText('该密码过于常见，请更换')).toBeTruthy();
  await userEvent.clear(field('新密码'));
  await userEvent.type(field('新密码'), 'Mulberry#77');
  expect(screen.getByText('符合要求')).toBeTruthy();
});

it('the screen sends nothing while a field is wrong, and focuses the first', async () => {
  await userEvent.type(field('确认密码'), '{Enter}');
  expect(screen.getAllByText('该项为必填项')).toHaveLength(2);
  expect(screen.getByText('该项为必填项，请再次输入密码')).toBeTruthy();
  expect(document.activeElement).toBe(field('管理员给出的密码'));
  expect(sent).toEqual([]);
});

it('the screen requires the same password twice', async () => {
  await fill('Tmp#20261121', 'Mulberry#77', 'Mulberry#78');
  expect(screen.getByText('两次输入密码不一致!')).toBeTruthy();
  expect(sent).toEqual([]);
});

it.each([
  ['A1413', '原密码不正确', '管理员给出的密码'],
  ['A1414', '新密码不能与原密码相同', '新密码'],
])('the screen shows the server’s refusal %s beside its field', async (code, text, label) => {
  refuse(code, text);
  await fill('Tmp#20261121', 'Mulberry#77', 'Mulberry#77');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field(label));
  expect(onDone).not.toHaveBeenCalled();
});

it('the screen shows any other refusal above the button, and keeps what was typed', async () => {
  refuse('C0503', '服务暂不可用，请稍后重试', 503);
  await fill('Tmp#20261121', 'Mulberry#77', 'Mulberry#77');
  expect((await screen.findByRole('alert')).textContent).toBe('服务暂不可用，请稍后重试');
  expect(field('新密码').value).toBe('Mulberry#77');
});

it('the screen offers signing out', async () => {
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});
