import '@console/ui/tokens.css';
import type { ReactElement } from 'react';
import { BRAND } from '../../core/brand/brand.ts';
import { LoginCard } from './login-card.tsx';
import './login.css';
import { NavyPanel } from './navy-panel.tsx';

/** The login page: plain HTML, so that it paints before anything heavy is fetched. */
export function LoginPage(): ReactElement {
  return (
    <div className="shell-login-page">
      <title>{`登录 · ${BRAND.product}`}</title>
      <NavyPanel />
      <main className="shell-login-side">
        <LoginCard />
        <footer className="shell-login-footer">
          <p>
            <span>{BRAND.owner}</span> <span>{BRAND.filing}</span>
          </p>
          <p>{BRAND.notice}</p>
        </footer>
      </main>
    </div>
  );
}
