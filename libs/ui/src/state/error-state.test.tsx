import { createStore, PlatformProvider, type Platform } from '@console/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { replaceClipboard } from '../testing/replace-clipboard.ts';
import { UiProvider } from '../theme/ui-provider.tsx';
import { ErrorState } from './error-state.tsx';

let said: string[];

beforeAll(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;
});
beforeEach(() => {
  said = [];
  const platform = {
    theme: createStore('light'),
    notify: {
      success: (text: string) => void said.push(text),
      error: (text: string) => void said.push(text),
    },
  } as unknown as Platform;
  const error = Object.assign(new Error('服务暂不可用'), { requestId: '7c1e-40b2' });
  render(
    <PlatformProvider value={platform}>
      <UiProvider>
        <ErrorState title="列表没有取到" error={error} onRetry={() => undefined} />
      </UiProvider>
    </PlatformProvider>,
  );
});
afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

const copy = (): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /复制编号/ })));

describe('the request id of a failure', () => {
  it('is copied', async () => {
    const copied = replaceClipboard();
    await copy();
    expect([copied, said]).toEqual([['7c1e-40b2'], ['已复制请求编号']]);
  });

  it('that may not be copied says so', async () => {
    replaceClipboard(() => Promise.reject(new Error('NotAllowedError')));
    await copy();
    expect(said).toEqual(['浏览器不允许写入剪贴板']);
  });

  it('says so too where the browser has no clipboard, as over plain http', async () => {
    await copy();
    expect(said).toEqual(['浏览器不允许写入剪贴板']);
  });
});
