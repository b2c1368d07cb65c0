import { useStore } from '@console/platform';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { leaveForLogin } from '../lock/leave-for-login.ts';
import type { Lock } from '../lock/lock-store.ts';
import type { SessionInfo } from '../session/load-session.ts';

const LockScreen = lazy(async () => {
  const { LockScreen: screen } = await import('../lock/lock-screen.tsx');
  return { default: screen };
});

interface LockGateProps {
  readonly lock: Lock;
  readonly session: SessionInfo;
  readonly children: ReactNode;
}

/** Lays the lock over the console. A session that was locked when the page opened shows nothing else at all. */
export function LockGate({ lock, session, children }: LockGateProps): ReactElement {
  const { locked, triesLeft } = useStore(lock);
  const [opened, setOpened] = useState(!locked);
  if (!locked && !opened) setOpened(true);
  return (
    <>
      {opened && children}
      {locked && (
        <Suspense>
          <LockScreen
            session={session}
            triesLeft={triesLeft}
            onUnlocked={lock.unlocked}
            onSignedOut={leaveForLogin}
          />
        </Suspense>
      )}
    </>
  );
}
