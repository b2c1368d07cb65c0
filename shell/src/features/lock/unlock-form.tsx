import { PASSWORD_MAX, UNLOCK_TRIES } from '@console/contract-access/limits';
import { useEffect, useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { ConfirmDialog } from '../../core/controls/confirm-dialog.tsx';
import { EyeButton } from '../../core/controls/eye-button.tsx';
import { endSession } from '../../core/session/sign-out.ts';
import './lock.css';
import type { Unlock } from './use-unlock.ts';

interface UnlockFormProps {
  readonly unlock: Unlock;
  readonly onSignedOut: () => void;
}

/** The password, and signing out for users who have forgotten it. */
export function UnlockForm({ unlock, onSignedOut }: UnlockFormProps): ReactElement {
  const { phase, fault, triesLeft } = unlock;
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => field.current?.focus(), []);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(await unlock.submit(password))) field.current?.select();
  };

  return (
    <form className="shell-lock-form" data-phase={phase} noValidate onSubmit={(event) => void submit(event)}>
      <div className="shell-lock-row">
        <div className="shell-lock-box">
          <input
            ref={field}
            type={shown ? 'text' : 'password'}
            aria-label="锁屏密码"
            placeholder="锁屏密码"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            value={password}
            aria-invalid={fault !== null}
            aria-describedby={id}
            onChange={(event) => setPassword(event.target.value)}
          />
          <EyeButton shown={shown} of="密码" onToggle={() => setShown(!shown)} />
        </div>
        <button
          type="submit"
          className="shell-lock-submit"
          disabled={phase === 'sending' || phase === 'leaving'}
        >
          解锁
        </button>
      </div>
      <div className="shell-lock-below">
        <span id={id}>
          <span role="alert" className="shell-lock-fault">
            {fault}
          </span>
          {triesText(triesLeft, fault)}
        </span>
        <SignOut onSignedOut={onSignedOut} />
      </div>
    </form>
  );
}

function triesText(triesLeft: number, fault: string | null): string | null {
  if (triesLeft < UNLOCK_TRIES) return `还可尝试 ${triesLeft} 次`;
  return fault === null ? `连续输错 ${UNLOCK_TRIES} 次将退出登录` : null;
}

function SignOut({ onSignedOut }: Pick<UnlockFormProps, 'onSignedOut'>): ReactElement {
  const [asked, setAsked] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const leave = async (): Promise<void> => {
    setAsked(false);
    try {
      await endSession();
      onSignedOut();
    } catch (error) {
      setFault(error instanceof Error ? error.message : '退出失败，请稍后重试');
    }
  };
  return (
    <>
      {fault !== null && (
        <span role="alert" className="shell-lock-fault">
          {fault}
        </span>
      )}
      <button type="button" className="shell-lock-leave" onClick={() => setAsked(true)}>
        退出登录
      </button>
      <ConfirmDialog
        open={asked}
        title="提示"
        text="是否退出系统, 是否继续?"
        onCancel={() => setAsked(false)}
        onConfirm={() => void leave()}
      />
    </>
  );
}
