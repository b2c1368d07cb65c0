import { useStore } from '@console/platform';
import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { leaveForLogin } from '../lock/leave-for-login.ts';
import type { Lock } from '../lock/lock-store.ts';
import type { SessionInfo } from '../session/load-session.ts';
import { useSessionInfo } from '../session/use-session-info.ts';

const load = (): Promise<typeof import('../lock/lock-screen.tsx')> => import('../lock/lock-screen.tsx');
const LockScreen = lazy(load);

interface LockGateProps {
  readonly lock: Lock;
  readonly session: SessionInfo;
  readonly children: ReactNode;
}

/** Lays the lock over the console. A session that was locked when the page opened shows nothing else at all. */
export function LockGate({ lock, session, children }: LockGateProps): ReactElement {
  const { locked, triesLeft } = useStore(lock);
  const self = useSessionInfo(session);
  const [opened, setOpened] = useState(!locked);
  if (!locked && !opened) setOpened(true);
  // At hand before it is needed: until the screen stands, the pages below can be read.
  useEffect(() => {
    const idle = requestIdleCallback(() => void load().catch(() => undefined));
    return () => cancelIdleCallback(idle);
  }, []);
  return (
    <>
      {opened && children}
      {locked && (
        <Suspense>
          <LockScreen
            session={self}
            triesLeft={triesLeft}
            onUnlocked={lock.unlocked}
            onSignedOut={leaveForLogin}
          />
        </Suspense>
      )}
    </>
  );
}
