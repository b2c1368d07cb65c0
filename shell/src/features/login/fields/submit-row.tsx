import type { ReactElement } from 'react';
import '../login.css';

interface SubmitRowProps {
  /** The label of the box: what this browser remembers. */
  readonly keep: string;
  readonly keeps: boolean;
  onKeep(keeps: boolean): void;
  readonly sending: boolean;
  readonly waiting: boolean;
}

/** The end of both forms. */
export function SubmitRow({ keep, keeps, onKeep, sending, waiting }: SubmitRowProps): ReactElement {
  return (
    <>
      <label className="shell-login-remember">
        <input type="checkbox" checked={keeps} onChange={(event) => onKeep(event.target.checked)} />
        {keep}
      </label>
      <button type="submit" className="shell-login-submit" disabled={sending || waiting}>
        {sending ? '登录中' : '登录'}
      </button>
    </>
  );
}
