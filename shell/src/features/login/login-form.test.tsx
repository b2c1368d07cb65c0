import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginCard } from './login-card.tsx';
import { cannedServer, refusal, success, type CannedServer } from './testing/canned-server.ts';

let server: CannedServer;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/login');
  server = cannedServer();
});

async function fill(username: string, password: string): Promise<void> {
  if (username) await userEvent.type(screen.getByLabelText('用户名'), username);
  if (password) await userEvent.type(screen.getByLabelText('密码'), password);
}

const banner = (): string | null => screen.getByRole('alert').textContent;

describe('the account form', () => {
  it('names what is missing, focuses it and sends nothing', async () => {
    render(<LoginCard />);
    await fill('admin', '');
    await userEvent.keyboard('{Enter}');
    const password = screen.getByLabelText('密码');
    expect(screen.getByText('请输入密码')).toBeTruthy();
    expect(screen.queryByText('请输入用户名')).toBeNull();
    expect(document.activeElement).toBe(password);
    expect(password.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('请输入密码');
    expect(server.sent).toEqual([]);
  });

  it('sends on Enter and shows the server’s own words', async () => {
    server.says('/blade-auth/login', refusal(401, 'A0401', '用户名或密码错误'));
    render(<LoginCard />);
    await fill(' admin ', 'Wrong#2026');
    await userEvent.keyboard('{Enter}');
    expect(server.sent).toEqual([
      { url: '/api/blade-auth/login', body: { username: 'admin', password: 'Wrong#2026', tenantId: '' } },
    ]);
    await waitFor(() => expect(banner()).toBe('用户名或密码错误'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '登录' }).disabled).toBe(false);
  });

  it('counts the wait of a 429 down and allows no try before it ends', async () => {
    const words = '登录失败次数过多，请 3 秒后再试';
    server.says('/blade-auth/login', refusal(429, 'A0429', words, { 'retry-after': '3' }));
    render(<LoginCard />);
    await fill('admin', 'Wrong#2026');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(banner()).toBe(words));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '登录' });
    expect(button.disabled).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(server.sent).toHaveLength(1);
    await waitFor(() => expect(banner()).toBe(''));
    expect(button.disabled).toBe(false);
  });

  it('shows and hides the password', async () => {
    render(<LoginCard />);
    const field = screen.getByLabelText<HTMLInputElement>('密码');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(field.type).toBe('text');
  });

  it('fills in the remembered name and focuses the password', () => {
    localStorage.setItem('console:username', 'analyst');
    render(<LoginCard />);
    expect(screen.getByLabelText<HTMLInputElement>('用户名').value).toBe('analyst');
    expect(document.activeElement).toBe(screen.getByLabelText('密码'));
  });

  it('takes the domain’s tenant in place of a number', async () => {
    server.says('/tenant/info', success({ tenantId: '100001', tenantName: '远山资产' }));
    server.says('/blade-auth/login', refusal(401, 'A0401', '用户名或密码错误'));
    render(<LoginCard />);
    await screen.findByText('远山资产');
    expect(screen.queryByLabelText(/租户编号/)).toBeNull();
    await fill('admin', 'Wrong#2026');
    await userEvent.keyboard('{Enter}');
    expect(server.sent[0]?.body).toMatchObject({ tenantId: '100001' });
  });
});

describe('the captcha', () => {
  const picture = success({ captchaId: 'one', image: 'data:image/png;base64,AA', expiresInSeconds: 120 });

  it('is shown once the server asks, must be filled in, and is sent with the next try', async () => {
    server.says('/captcha', picture);
    server.says('/blade-auth/login', refusal(200, 'A1430', '请输入图形验证码'));
    render(<LoginCard />);
    await fill('admin', 'Wrong#2026');
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByLabelText('图形验证码');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await screen.findByRole('img', { name: /图形验证码/ });
    await userEvent.keyboard('ab{Enter}');
    expect(server.sent).toHaveLength(1);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.clear(field);
    await userEvent.type(field, 'K7WP{Enter}');
    expect(server.sent[1]?.body).toMatchObject({ captchaId: 'one', captcha: 'K7WP' });
  });

  it('is another one after a wrong answer, empty and focused', async () => {
    server.says('/captcha', picture);
    server.says('/blade-auth/login', refusal(200, 'A1430', '请输入图形验证码'));
    render(<LoginCard />);
    await fill('admin', 'Wrong#2026');
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByLabelText<HTMLInputElement>('图形验证码');
    await screen.findByRole('img', { name: /图形验证码/ });
    server.says(
      '/captcha',
      success({ captchaId: 'two', image: 'data:image/png;base64,BB', expiresInSeconds: 1 }),
    );
    server.says('/blade-auth/login', refusal(200, 'A1431', '图形验证码错误或已过期，请重新输入'));
    await userEvent.type(field, 'K7WP{Enter}');
    await screen.findByText('图形验证码错误或已过期，请重新输入');
    await waitFor(() =>
      expect(screen.getByRole<HTMLImageElement>('img', { name: /图形验证码/ }).src).toContain('BB'),
    );
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('is shown without being asked for after three failures', async () => {
    server.says('/captcha', picture);
    server.says('/blade-auth/login', refusal(401, 'A0401', '用户名或密码错误'));
    render(<LoginCard />);
    await fill('admin', 'Wrong#2026');
    for (const tries of [1, 2, 3]) {
      expect(screen.queryByLabelText('图形验证码')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: '登录' }));
      await waitFor(() => expect(server.sent).toHaveLength(tries));
      await screen.findByRole('button', { name: '登录' });
    }
    await screen.findByLabelText('图形验证码');
  });
});
