import '@console/ui/tokens.css';
import type { ReactElement } from 'react';
import { BRAND } from '../../../core/brand/brand.ts';
import { NavyPanel } from '../navy-panel.tsx';
import styles from './arrival-page.module.css';

/** What is seen while a sign-in from elsewhere is finished. */
export function ArrivalPage(): ReactElement {
  return (
    <div className={styles['page']}>
      <title>{`正在登录 · ${BRAND.product}`}</title>
      <NavyPanel />
      <main className={styles['overlay']} role="status" aria-busy="true">
        <span className={styles['spinner']} aria-hidden="true" />
        正在登录
      </main>
    </div>
  );
}
