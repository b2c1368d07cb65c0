import { createServerWindow, createStore, PlatformProvider, type Platform } from '@console/platform';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressEscape, standInDialogs } from '../../core/controls/testing/dialogs.ts';
import { LockScreen } from './lock-screen.tsx';

/** 2026-11-20 18:24:07 in Shanghai. */
const NOW = Date.UTC(2026, 10, 20, 10, 24, 7);

let sent: { readonly url: string; readonly body: unknown }[];
let answers: Record<string, readonly [status: number, body: object]>;
let lessMotion: boolean;
let elapsed: number;
let hold: jest.Mock<() => Promise<void>>;
let onUnlocked: jest.Mock<() => void>;
let onSignedOut: jest.Mock<(reason: string | null) => void>;
let user: ReturnType<typeof userEvent.setup>;

const ok = (result: unknown): object => ({ success: true, appCode: 'S0000', appMesg: '', result });
const refusal = (appCode: string, appMesg: string): object => ({
  success: false,
  appCode,
  appMesg,
  result: null,
});
const WRONG = [200, refusal('A1440', '解锁密码错误,请重新输入')] as const;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
  sent = [];
  answers = {
    unlock: [200, ok(true)],
    logout: [200, ok(true)],
    info: [200, ok({ id: 1, unlockTriesLeft: 4 })],
  };
  lessMotion = false;
  elapsed = 0;
  onUnlocked = jest.fn();
  onSignedOut = jest.fn();
  hold = jest.fn(async () => undefined);
  AbortSignal.timeout ??= () => new AbortController().signal;
  standInDialogs();
  Object.assign(globalThis, {
    fetch: async (url: string, init: { body: string | null }) => {
      sent.push({ url, body: JSON.parse(init.body ?? 'null') });
      const [status, body] = answers[url.split('/').at(-1) ?? ''] ?? [401, refusal('C0410', '登录已失效')];
      return { ok: status < 400, status, headers: { get: () => null }, json: async () => body };
    },
  });
  window.matchMedia = () => ({ matches: lessMotion }) as MediaQueryList;
});

afterEach(() => jest.useRealTimers());

function show({ triesLeft = 5, avatar = null as string | null } = {}): void {
  const answer = { now: NOW, start: '07:00', end: '17:30', open: false, turnsAt: null };
  const window = createStore(createServerWindow(answer, () => elapsed));
  const session = { realName: '陈砚', username: 'chenyan', department: '研究一部', avatar };
  render(
    <PlatformProvider value={{ window } as unknown as Platform}>
      <LockScreen session={session} triesLeft={triesLeft} {...{ hold, onUnlocked, onSignedOut }} />
    </PlatformProvider>,
  );
}

const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('锁屏密码');
async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
async function give(password: string): Promise<void> {
  await user.type(field(), `${password}{Enter}`);
  await pass(0);
}

describe('the lock screen', () => {
  it('names who locked it, covers the page as a modal dialog and focuses the field', () => {
    show();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: '会话已锁定' });
    expect(dialog.open).toBe(true);
    expect(dialog.textContent).toContain('陈砚chenyan研究一部');
    expect(dialog.textContent).toContain('会话已锁定，数据请求已暂停');
    expect(document.activeElement).toBe(field());
  });

  it('shows the server’s time, second by second', async () => {
    show();
    expect(screen.getByRole('timer').textContent).toBe('18:24072026年11月20日星期五');
    elapsed = 1_000;
    await pass(1_000);
    expect(screen.getByRole('timer').textContent).toContain('18:2408');
  });

  it('cannot be closed by Esc', async () => {
    show();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void dialog.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    // A browser closes a dialog on the second Esc even where the page prevents it.
    dialog.close();
    await pass(0);
    expect(dialog.open).toBe(true);
  });

  it('shows the picture where there is one', () => {
    show({ avatar: '/api/blade-resource/oss/files/x' });
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/blade-resource/oss/files/x');
  });
});

describe('a wrong password', () => {
  it('shakes the form for one second and says how many tries are left', async () => {
    answers['unlock'] = WRONG;
    show();
    expect(screen.getByText('连续输错 5 次将退出登录')).toBeTruthy();
    await give('Wrong#2026');
    expect(screen.getByRole('alert').textContent).toBe('解锁密码错误,请重新输入');
    expect(screen.getByText(/还可尝试 4 次/)).toBeTruthy();
    expect(onUnlocked).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field());
    const { selectionStart, selectionEnd } = field();
    expect([selectionStart, selectionEnd]).toEqual([0, 10]);
    expect(phase()).toBe('shaking');
    await pass(999);
    expect(phase()).toBe('shaking');
    await pass(1);
    expect(phase()).toBe('waiting');
  });

  it('counts by itself when the server does not say', async () => {
    answers['unlock'] = WRONG;
    answers['info'] = [503, refusal('C0503', '服务暂不可用，请稍后重试')];
    show({ triesLeft: 3 });
    await give('Wrong#2026');
    expect(screen.getByText(/还可尝试 2 次/)).toBeTruthy();
  });

  it('that was the fifth leads to the login page with the server’s reason', async () => {
    answers['unlock'] = [401, refusal('A0441', '解锁密码连续输错 5 次，请重新登录')];
    show({ triesLeft: 1 });
    await give('Wrong#2026');
    expect(onSignedOut).toHaveBeenCalledWith('解锁密码连续输错 5 次，请重新登录');
  });

  it('that is empty is not sent', async () => {
    show();
    await give('');
    expect(screen.getByRole('alert').textContent).toBe('请输入密码');
    expect(sent).toEqual([]);
  });
});

describe('the right password', () => {
  it('animates the screen out for one second, then opens the console', async () => {
    show();
    await give('Right#2026');
    expect(sent).toEqual([{ url: '/svc/access/api/blade-auth/unlock', body: { password: 'Right#2026' } }]);
    expect(screen.getByRole('dialog').dataset['leaving']).toBe('true');
    await pass(999);
    expect(onUnlocked).not.toHaveBeenCalled();
    await pass(1);
    expect(onUnlocked).toHaveBeenCalledTimes(1);
  });

  it('opens at once for users who prefer reduced motion', async () => {
    lessMotion = true;
    show();
    await give('Right#2026');
    await pass(0);
    expect(onUnlocked).toHaveBeenCalledTimes(1);
  });

  it('can be shown while typing', async () => {
    show();
    expect(field().type).toBe('password');
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(field().type).toBe('text');
  });
});

it('a password is not sent before the session is locked on the server', async () => {
  hold.mockRejectedValueOnce(new Error('网络连接失败，请检查网络后重试'));
  show();
  await give('Right#2026');
  expect(screen.getByRole('alert').textContent).toBe('网络连接失败，请检查网络后重试');
  expect(sent).toEqual([]);
  await user.keyboard('{Enter}');
  await pass(0);
  expect(sent).toHaveLength(1);
});

it('a server that does not answer is reported, without a shake', async () => {
  answers['unlock'] = [503, refusal('C0503', '服务暂不可用，请稍后重试')];
  show();
  await give('Right#2026');
  expect(screen.getByRole('alert').textContent).toBe('服务暂不可用，请稍后重试');
  expect(screen.queryByText(/还可尝试/)).toBeNull();
  expect(phase()).toBe('waiting');
});

it('退出登录 asks first, then ends the session', async () => {
  show();
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  expect(screen.getByText('是否退出系统, 是否继续?')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '确定' }));
  await pass(0);
  expect(sent.map(({ url }) => url)).toEqual(['/api/blade-auth/logout']);
  expect(onSignedOut).toHaveBeenCalledWith(null);
});

it('the question of 退出登录 is closed by Esc, and the screen stays as it was', async () => {
  show();
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  const [lock, question] = screen.getAllByRole<HTMLDialogElement>('dialog');
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  await act(async () => {
    if (question) pressEscape(question);
  });
  expect([lock?.open, question?.open]).toEqual([true, false]);
  expect(showModal).not.toHaveBeenCalled();
  showModal.mockRestore();
});

/** The phase of the animation, read from the form: style sheets are empty in tests. */
function phase(): string | undefined {
  return field().form?.dataset['phase'];
}
