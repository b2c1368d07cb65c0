import '@console/ui/tokens.css';
import type { ReactElement } from 'react';
import { BRAND } from '../../../core/brand/brand.ts';
import { NavyPanel } from '../navy-panel.tsx';
import './arrival-page.css';

/** The page shown while a sign-in begun elsewhere is finished. */
export function ArrivalPage(): ReactElement {
  return (
    <div className="shell-arrival-page-page">
      <title>{`正在登录 · ${BRAND.product}`}</title>
      <NavyPanel />
      <main className="shell-arrival-page-overlay" role="status" aria-busy="true">
        <span className="shell-arrival-page-spinner" aria-hidden="true" />
        正在登录
      </main>
    </div>
  );
}
