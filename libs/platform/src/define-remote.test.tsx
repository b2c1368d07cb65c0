import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { defineRemote } from './define-remote.tsx';
import type { Platform } from './platform.ts';
import { usePlatform } from './platform-context.tsx';
import { createStore } from './store.ts';

function testPlatform(crashes: unknown[], shown = createStore(true)): Platform {
  return {
    queryClient: new QueryClient(),
    page: { shown },
    session: { username: 'analyst' },
    reportCrash: (module: string, error: unknown) => crashes.push([module, error]),
  } as unknown as Platform;
}

function Greeting() {
  return <p>{usePlatform().session.username}</p>;
}

function Broken(): never {
  throw new Error('broken page');
}

describe('a remote', () => {
  it('mounts with the platform and leaves nothing behind', async () => {
    const domElement = document.createElement('section');
    const props = { platform: testPlatform([]), domElement };
    const remote = defineRemote({ name: 'company', App: Greeting });
    await act(() => remote.mount(props));
    expect(domElement.textContent).toBe('analyst');
    await act(() => remote.unmount(props));
    expect(domElement.textContent).toBe('');
  });

  it('reports a page that throws and shows nothing in its place', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const crashes: unknown[] = [];
    const domElement = document.createElement('section');
    const remote = defineRemote({ name: 'ai', App: Broken });
    await act(() => remote.mount({ platform: testPlatform(crashes), domElement }));
    expect(crashes).toEqual([['ai', expect.objectContaining({ message: 'broken page' })]]);
    expect(domElement.textContent).toBe('');
    errors.mockRestore();
  });

  it('mounts once for every page, and takes down the one that closes', async () => {
    const places = [document.createElement('section'), document.createElement('section')];
    const [first, second] = places.map((domElement) => ({ platform: testPlatform([]), domElement }));
    const remote = defineRemote({ name: 'company', App: Greeting });
    if (!first || !second) throw new Error('two pages');
    await act(() => remote.mount(first));
    await act(() => remote.mount(second));
    await act(() => remote.unmount(first));
    expect(places.map(({ textContent }) => textContent)).toEqual(['', 'analyst']);
  });

  it('keeps the state of a page that is not shown, and suspends its effects', async () => {
    const shown = createStore(true);
    const running: boolean[] = [];
    const domElement = document.createElement('section');
    document.body.append(domElement);
    function Draft() {
      useEffect(() => {
        running.push(true);
        return () => void running.push(false);
      }, []);
      return <input aria-label="draft" />;
    }
    const remote = defineRemote({ name: 'company', App: Draft });
    await act(() => remote.mount({ platform: testPlatform([], shown), domElement }));
    const field = domElement.querySelector('input');
    if (!field) throw new Error('no field');
    field.value = 'half a sentence';
    await act(() => shown.set(false));
    expect([running.at(-1), field.style.display]).toEqual([false, 'none']);
    await act(() => shown.set(true));
    expect(running.at(-1)).toBe(true);
    expect(domElement.querySelector('input')?.value).toBe('half a sentence');
    domElement.remove();
  });
});
