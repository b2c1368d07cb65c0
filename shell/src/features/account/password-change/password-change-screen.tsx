import { pageTitle } from '@console/platform';
import { useEffect, type ReactElement } from 'react';
import { BRAND } from '../../../core/brand/brand.ts';
import { BrandMark } from '../../../core/brand/brand-mark.tsx';
import '../../../core/controls/button.css';
import type { SessionInfo } from '../../../core/session/load-session.ts';
import './password-change.css';
import { PasswordForm } from './password-form.tsx';

interface PasswordChangeScreenProps {
  readonly session: Pick<SessionInfo, 'username' | 'realName'>;
  readonly onDone: () => void;
  readonly onSignOut: () => void;
}

/** The screen in place of the console while the server accepts nothing but a new password. */
export default function PasswordChangeScreen(props: PasswordChangeScreenProps): ReactElement {
  const { session, onDone, onSignOut } = props;
  useEffect(() => {
    document.title = pageTitle('设置新密码');
  }, []);
  return (
    <div className="shell-password-change-screen">
      <header className="shell-password-change-head">
        <BrandMark size={18} />
        <b>{BRAND.product}</b>
        <span>
          {session.realName} {session.username}
        </span>
        <button type="button" className="shell-button-text" onClick={onSignOut}>
          退出登录
        </button>
      </header>
      <main className="shell-password-change-card">
        <h1>设置新密码</h1>
        <p className="shell-password-change-why">密码已被管理员重置，请先设置新密码。</p>
        <PasswordForm username={session.username} oldLabel="管理员给出的密码" onChanged={onDone} />
      </main>
    </div>
  );
}
