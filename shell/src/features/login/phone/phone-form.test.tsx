import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneForm } from './phone-form.tsx';
import { cannedServer, refusal, success, type CannedServer } from '../testing/canned-server.ts';
import { SMS_AGAIN_KEY } from './use-sms-code.ts';

const TENANT = { tenantId: '', tenantName: null, typed: '', type: () => undefined };
const PHONE = '13800005127';

let server: CannedServer;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = cannedServer();
});

const show = () => render(<PhoneForm tenant={TENANT} begins first={null} />);
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /发送/ });

describe('the phone form', () => {
  it('names both faults on Enter, focuses the first and sends nothing', async () => {
    show();
    expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
    await userEvent.keyboard('1380000{Enter}');
    expect(screen.getByText('请输入正确的手机号')).toBeTruthy();
    expect(screen.getByText('请输入4位数的验证码')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
    await userEvent.click(sendButton());
    expect(server.sent).toEqual([]);
  });

  it('has a code sent, whatever spaces the number has, and counts down with the code focused', async () => {
    server.says('/sms-code', success({ resendInSeconds: 60 }));
    show();
    await userEvent.keyboard(' +86 138 0000 5127');
    await userEvent.click(sendButton());
    await waitFor(() => expect(sendButton().textContent).toMatch(/^重新发送 (60|5\d) 秒$/));
    expect(sendButton().disabled).toBe(true);
    expect(server.sent).toEqual([{ url: '/api/blade-auth/sms-code', body: { phone: PHONE, tenantId: '' } }]);
    expect(document.activeElement).toBe(screen.getByLabelText('验证码'));
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('138 0000 5127');
    expect(screen.getByRole('status').textContent).toBe('验证码已发送');
  });

  it('goes on counting after a reload, until the end', async () => {
    sessionStorage.setItem(SMS_AGAIN_KEY, String(Date.now() + 3_400));
    show();
    expect(sendButton().textContent).toMatch(/^重新发送 [1-4] 秒$/);
    await waitFor(() => expect(sendButton().textContent).toBe('发送验证码'));
    expect(sendButton().disabled).toBe(false);
  });

  it('shows why a code is not sent yet, and signing in stays possible', async () => {
    const words = '验证码发送过于频繁，请 30 秒后再试';
    server.says('/sms-code', refusal(429, 'A0431', words, { 'retry-after': '30' }));
    show();
    await userEvent.keyboard(PHONE);
    await userEvent.click(sendButton());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/请 (30|2\d) 秒后再试/));
    expect(sendButton().textContent).toMatch(/^重新发送 (30|2\d) 秒$/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '登录' }).disabled).toBe(false);
  });

  it('asks for a captcha when the server does, and sends its answer along', async () => {
    server.says('/captcha', success({ captchaId: 'one', image: 'data:,', expiresInSeconds: 120 }));
    server.says('/sms-code', refusal(200, 'A1430', '请输入图形验证码'));
    show();
    await userEvent.keyboard(PHONE);
    await userEvent.click(sendButton());
    const field = await screen.findByLabelText('图形验证码');
    await screen.findByRole('img', { name: /图形验证码/ });
    await userEvent.type(field, 'K7WP');
    server.says('/sms-code', success({ resendInSeconds: 60 }));
    await userEvent.click(sendButton());
    await waitFor(() => expect(sendButton().disabled).toBe(true));
    expect(server.sent[1]?.body).toEqual({ phone: PHONE, tenantId: '', captchaId: 'one', captcha: 'K7WP' });
    await waitFor(() => expect(screen.queryByLabelText('图形验证码')).toBeNull());
  });

  it('signs in on Enter and shows the server’s own words', async () => {
    server.says('/phone-login', refusal(401, 'A0432', '手机号或验证码错误'));
    show();
    await userEvent.keyboard(PHONE);
    await userEvent.type(screen.getByLabelText('验证码'), '4821{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('手机号或验证码错误'));
    expect(server.sent).toEqual([
      { url: '/api/blade-auth/phone-login', body: { phone: PHONE, code: '4821', tenantId: '' } },
    ]);
    expect(localStorage.getItem('console:phone')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('验证码'));
  });

  it('fills in the remembered number and focuses the code', () => {
    localStorage.setItem('console:phone', PHONE);
    show();
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('138 0000 5127');
    expect(document.activeElement).toBe(screen.getByLabelText('验证码'));
  });

  it('names the tenant when it is not the default one', () => {
    render(<PhoneForm tenant={{ ...TENANT, tenantId: '100001' }} begins first={null} />);
    expect(screen.getByText('100001')).toBeTruthy();
  });
});
