import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from './login-form.tsx';

interface Sent {
  readonly url: string;
  readonly body: unknown;
}

let sent: Sent[];

/** What the server will say: jsdom has no fetch of its own. */
function serverSays(status: number, body: object, headers: Record<string, string> = {}): void {
  const answer = {
    ok: status < 400,
    status,
    headers: new Map(Object.entries(headers)),
    json: async () => body,
  };
  Object.assign(globalThis, {
    fetch: async (url: string, init: { body: string }) => {
      sent.push({ url, body: JSON.parse(init.body) });
      return { ...answer, headers: { get: (name: string) => answer.headers.get(name) ?? null } };
    },
  });
}

const refusal = (appCode: string, appMesg: string) => ({ success: false, appCode, appMesg, result: null });

beforeEach(() => {
  sent = [];
  localStorage.clear();
  AbortSignal.timeout ??= () => new AbortController().signal;
});

async function fill(username: string, password: string): Promise<void> {
  if (username) await userEvent.type(screen.getByLabelText('用户名'), username);
  if (password) await userEvent.type(screen.getByLabelText('密码'), password);
}

describe('the login form', () => {
  it('names what is missing, focuses it and sends nothing', async () => {
    serverSays(200, {});
    render(<LoginForm />);
    await fill('admin', '');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('请输入密码')).toBeTruthy();
    expect(screen.queryByText('请输入用户名')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('密码'));
    expect(sent).toEqual([]);
  });

  it('sends on Enter and shows the server’s own words', async () => {
    serverSays(401, refusal('A0401', '用户名或密码错误'));
    render(<LoginForm />);
    await fill(' admin ', 'Wrong#2026');
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([
      { url: '/api/blade-auth/login', body: { username: 'admin', password: 'Wrong#2026', tenantId: '' } },
    ]);
    expect(screen.getByRole('alert').textContent).toBe('用户名或密码错误');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '登录' }).disabled).toBe(false);
  });

  it('counts the wait of a 429 down and lets nobody try before it ends', async () => {
    serverSays(429, refusal('A0429', '登录失败次数过多，请 1 秒后再试'), { 'retry-after': '1' });
    render(<LoginForm />);
    await fill('admin', 'Wrong#2026');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('登录失败次数过多，请 1 秒后再试');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '登录' });
    expect(button.disabled).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''), { timeout: 2_500 });
    expect(button.disabled).toBe(false);
  });

  it('shows and hides the password', async () => {
    serverSays(200, {});
    render(<LoginForm />);
    const field = screen.getByLabelText<HTMLInputElement>('密码');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(field.type).toBe('text');
  });

  it('fills in the remembered name and goes on at the password', () => {
    localStorage.setItem('console:username', 'analyst');
    serverSays(200, {});
    render(<LoginForm />);
    expect(screen.getByLabelText<HTMLInputElement>('用户名').value).toBe('analyst');
    expect(document.activeElement).toBe(screen.getByLabelText('密码'));
  });
});
