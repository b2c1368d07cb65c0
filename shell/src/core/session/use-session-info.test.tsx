import { accessEntries, type SignedInfo } from '@console/contract-access';
import { createClient, useCall } from '@console/platform';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { SessionInfo } from './load-session.ts';
import { useSessionInfo } from './use-session-info.ts';

const INFO = { id: 12, realName: '陈砚', avatar: null, version: 3 } as unknown as SignedInfo;
const SESSION = { userId: 12, realName: '陈研', avatar: null, version: 2 } as unknown as SessionInfo;

let asked: number;

beforeEach(() => {
  asked = 0;
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, {
    fetch: async () => {
      asked += 1;
      const json = { success: true, appCode: 'S0000', appMesg: '', result: INFO };
      return { ok: true, status: 200, headers: { get: () => null }, json: async () => json };
    },
  });
});

function Frame(): ReactElement {
  const { realName, userId } = useSessionInfo(SESSION);
  return <p>{`${userId} ${realName}`}</p>;
}

/** A component that reads the session as the profile page does. */
function Page(): null {
  useCall(createClient('access'), accessEntries.info, {});
  return null;
}

const draw = (content: ReactElement): void =>
  void render(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>);

it('the session info is the session as loaded, without a request', () => {
  draw(<Frame />);
  expect(screen.getByText('12 陈研')).toBeTruthy();
  expect(asked).toBe(0);
});

it('the session info follows what a page has loaded since', async () => {
  draw(
    <>
      <Frame />
      <Page />
    </>,
  );
  expect(await screen.findByText('12 陈砚')).toBeTruthy();
  expect(asked).toBe(1);
});
