import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginCard } from './login-card.tsx';
import { cannedServer, success, type CannedServer } from './testing/canned-server.ts';

let server: CannedServer;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/login');
  server = cannedServer();
});

const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });

describe('the login card', () => {
  it('chooses tabs by arrow keys, keeps the focus on them and remembers the last one', async () => {
    const { unmount } = render(<LoginCard />);
    tab('账号登录').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('手机登录').getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab('手机登录'));
    await screen.findByLabelText('手机号');
    expect(document.activeElement).toBe(tab('手机登录'));
    expect(screen.queryByRole('textbox', { name: '用户名' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('账号登录').getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{End}');
    unmount();
    render(<LoginCard />);
    expect(await screen.findByLabelText('手机号')).toBe(document.activeElement);
  });

  it('keeps what was typed while the other tab is open, and focuses the form after a click', async () => {
    render(<LoginCard />);
    await userEvent.type(screen.getByLabelText('用户名'), 'admin');
    await userEvent.click(tab('手机登录'));
    expect(await screen.findByLabelText('手机号')).toBe(document.activeElement);
    await userEvent.click(tab('账号登录'));
    expect(screen.getByLabelText<HTMLInputElement>('用户名').value).toBe('admin');
    expect(document.activeElement).toBe(screen.getByLabelText('密码'));
  });

  it('shows the message of a redirect once', () => {
    window.history.replaceState(null, '', '/login?error=%E7%AC%AC%E4%B8%89%E6%96%B9');
    render(<LoginCard />);
    expect(screen.getByRole('alert').textContent).toBe('第三方');
    expect(window.location.search).toBe('');
  });

  it('links to the configured third parties, with the tenant and the wanted page', async () => {
    window.history.replaceState(null, '', '/login?redirect=%2Fedatabase%2Findustry');
    server.says('/providers', success([{ source: 'wecom', title: '企业微信', icon: 'wecom' }]));
    render(<LoginCard />);
    await userEvent.type(screen.getByLabelText(/租户编号/), '100001');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '企业微信' });
    expect(link.getAttribute('href')).toBe(
      '/api/blade-auth/oauth/render/wecom?tenantId=100001&redirect=%2Fedatabase%2Findustry',
    );
  });

  it('shows no other ways where there are none', async () => {
    server.says('/providers', success([]));
    server.says('/tenant/info', success({ tenantId: '100001', tenantName: '远山资产' }));
    render(<LoginCard />);
    await screen.findByText('远山资产');
    expect(screen.queryByText('其他方式')).toBeNull();
  });
});
