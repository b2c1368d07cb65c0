import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { useServerNow } from '@console/platform';
import type { ReactElement } from 'react';
import { BRAND } from '../../core/brand/brand.ts';
import { BrandMark } from '../../core/brand/brand-mark.tsx';
import { Icon } from '../../core/controls/icon.tsx';
import { useModal } from '../../core/controls/use-modal.ts';
import type { SessionInfo } from '../../core/session/load-session.ts';
import { clockText } from './clock-text.ts';
import { LockLines } from './lock-lines.tsx';
import './lock.css';
import { UnlockForm } from './unlock-form.tsx';
import { useUnlock } from './use-unlock.ts';

export interface LockScreenProps {
  readonly session: Pick<SessionInfo, 'realName' | 'username' | 'department' | 'avatar'>;
  readonly triesLeft: number;
  /** Called before a password is sent: locks on the server what only this tab covers so far. */
  readonly hold: () => Promise<void>;
  /** Called when the server took the password and the screen has left. */
  readonly onUnlocked: () => void;
  /** Called when the session is over: signed out, or ended by the server for the given reason. */
  readonly onSignedOut: (reason: string | null) => void;
}

/**
 * Covers everything until the password is given. A modal dialog of the browser's own: whatever lies below,
 * dialogs of pages included, is inert. Drawn within the platform, whose server clock it shows.
 */
export function LockScreen({ session, ...rest }: LockScreenProps): ReactElement {
  const unlock = useUnlock(rest);
  const dialog = useModal({});
  return (
    <dialog
      ref={dialog}
      className="shell-lock-screen"
      data-leaving={unlock.phase === 'leaving'}
      aria-label="会话已锁定"
    >
      <LockLines />
      <div className="shell-lock-brand">
        <BrandMark size={18} />
        {BRAND.product}
      </div>
      <div className="shell-lock-state">
        <Icon of={Lock} />
        会话已锁定，数据请求已暂停
      </div>
      <div className="shell-lock-middle">
        <Clock />
        <div className="shell-lock-who">
          <Picture session={session} />
          <div>
            <b>{session.realName}</b>
            <p>
              <span>{session.username}</span>
              {session.department && <span>{session.department}</span>}
            </p>
          </div>
        </div>
        <UnlockForm unlock={unlock} onSignedOut={() => rest.onSignedOut(null)} />
      </div>
    </dialog>
  );
}

export default LockScreen;

function Clock(): ReactElement {
  const now = useServerNow(1_000);
  const text = now === null ? null : clockText(now);
  return (
    <div role="timer" aria-live="off">
      <div className="shell-lock-clock">
        {text?.time ?? '--:--'}
        <span>{text?.seconds}</span>
      </div>
      <div className="shell-lock-date">
        <span>{text?.date}</span>
        <span>{text?.weekday}</span>
      </div>
    </div>
  );
}

function Picture({ session }: Pick<LockScreenProps, 'session'>): ReactElement {
  if (session.avatar !== null) return <img className="shell-lock-picture" src={session.avatar} alt="" />;
  return (
    <span className="shell-lock-picture" aria-hidden="true">
      {session.realName.slice(0, 1)}
    </span>
  );
}
