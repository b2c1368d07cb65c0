import '@console/ui/tokens.css';
import type { ReactElement } from 'react';
import { BRAND } from '../brand/brand.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import { DataLines } from './data-lines.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';

/** The login page: plain HTML, so that it paints before anything heavy is fetched. */
export function LoginPage(): ReactElement {
  return (
    <div className={styles['page']}>
      <title>{`登录 · ${BRAND.product}`}</title>
      <aside className={styles['panel']}>
        <div className={styles['brand']}>
          <BrandMark size={22} />
          <span>{BRAND.company}</span>
          <span>{BRAND.department}</span>
        </div>
        <p className={styles['title']}>{BRAND.product}</p>
        <p className={styles['sub']}>
          <span>公司与行业数据库</span>
          <span>投资研究</span>
          <span>智能问答</span>
        </p>
        <DataLines />
      </aside>
      <main className={styles['side']}>
        <LoginForm />
        <footer className={styles['footer']}>
          <p>
            <span>{BRAND.owner}</span> <span>{BRAND.filing}</span>
          </p>
          <p>{BRAND.notice}</p>
        </footer>
      </main>
    </div>
  );
}
