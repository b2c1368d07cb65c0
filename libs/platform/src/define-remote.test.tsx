import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { defineRemote } from './define-remote.tsx';
import type { Platform } from './platform.ts';
import { usePlatform } from './platform-context.tsx';

function testPlatform(crashes: unknown[]): Platform {
  return {
    queryClient: new QueryClient(),
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
});
