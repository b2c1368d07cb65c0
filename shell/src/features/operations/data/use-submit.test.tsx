import { CallError, PlatformProvider, type Platform } from '@console/platform';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { useSubmit } from './use-submit.ts';

const platform = { notify: { error: () => undefined } } as unknown as Platform;
const queries = new QueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <QueryClientProvider client={queries}>
    <PlatformProvider value={platform}>{children}</PlatformProvider>
  </QueryClientProvider>
);
const fault = (status: number): CallError => new CallError({ code: 'X', message: '失败', status });

/** Submits twice, the first try ending as given; returns the key of each. */
async function keysOf(first: CallError | null): Promise<readonly string[]> {
  const { result } = renderHook(() => useSubmit(), { wrapper });
  const keys: string[] = [];
  const send = async (key: string): Promise<object> => {
    keys.push(key);
    if (keys.length === 1 && first) throw first;
    return {};
  };
  await act(async () => void (await result.current.submit(send)));
  await act(async () => void (await result.current.submit(send)));
  return keys;
}

test.each([
  ['the network failed', 0],
  ['the service broke', 503],
])('a try after %s has the same key, as the first may have been carried out', async (_, status) => {
  const [first, second] = await keysOf(fault(status));
  expect(second).toBe(first);
});

test.each([
  ['a refusal', fault(200)],
  ['a conflict', fault(409)],
  ['success', null],
])('a try after %s has another key', async (_, outcome) => {
  const [first, second] = await keysOf(outcome);
  expect(second).not.toBe(first);
});
