import { lazyComponent, useStore } from '@console/platform';
import { useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { leaveForLogin } from '../../features/lock/leave-for-login.ts';
import { LockBoundary, LockCover } from '../../features/lock/lock-cover.tsx';
import type { LockScreenProps } from '../../features/lock/lock-screen.tsx';
import type { Lock } from '../../features/lock/lock-store.ts';
import { useCovered } from '../../features/lock/use-covered.ts';
import type { SessionInfo } from '../../core/session/load-session.ts';
import { useSessionInfo } from '../../core/session/use-session-info.ts';

type LoadScreen = () => Promise<{ readonly default: ComponentType<LockScreenProps> }>;

const loadScreen: LoadScreen = () => import('../../features/lock/lock-screen.tsx');

interface LockGateProps {
  readonly lock: Lock;
  readonly session: SessionInfo;
  readonly children: ReactNode;
  /** Fetches the screen. */
  readonly load?: LoadScreen;
}

/** The lock over the console. When the session was locked as the page opened, nothing else is drawn. */
export function LockGate({ lock, session, children, load = loadScreen }: LockGateProps): ReactElement {
  const { locked, triesLeft } = useStore(lock);
  const self = useSessionInfo(session);
  const [opened, setOpened] = useState(!locked);
  const [tries, setTries] = useState(0);
  const [Screen] = useState(() => lazyComponent(() => load().then((file) => file.default), <LockCover />));
  if (!locked && !opened) setOpened(true);
  useCovered(locked);
  // Loaded before it is needed, since the network may be gone by then.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  return (
    <>
      {opened && children}
      {locked && (
        <LockBoundary key={tries} onRetry={() => setTries(tries + 1)}>
          <Screen
            session={self}
            triesLeft={triesLeft}
            hold={lock.hold}
            onUnlocked={lock.unlocked}
            onSignedOut={leaveForLogin}
          />
        </LockBoundary>
      )}
    </>
  );
}

/** Delay in browsers that do not report when they are idle. */
const LATER_MS = 2_000;

function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, LATER_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work);
  return () => cancelIdleCallback(idle);
}
