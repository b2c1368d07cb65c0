import { AUTHORITIES } from '@console/contract-core';
import { usePlatform, type CanNeed } from '@console/platform';
import type { ReactElement } from 'react';
import buttons from '../layout/button.module.css';
import { Link } from '../layout/link.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  readonly kind: 'forbidden' | 'missing';
  /** What the page asked for; named, so that the reader knows what to apply for. */
  readonly needs?: CanNeed;
}

/** 403 and 404, inside the layout. Document 3 §2.24. */
export function ErrorPage({ kind, needs }: ErrorPageProps): ReactElement {
  const { session } = usePlatform();
  const missing = kind === 'missing';
  return (
    <div className={styles['page']}>
      <div className={styles['code']} aria-hidden="true">
        {missing ? '404' : '403'}
      </div>
      <h1>{missing ? '抱歉，您访问的页面不存在' : '抱歉，您没有权限访问该页面'}</h1>
      <p>
        {missing
          ? '地址可能有误，或所属模块尚未发布。'
          : `当前用户 ${session.username} 缺少权限 ${needText(needs)}，可向管理员申请。`}
      </p>
      <Link to="/" className={buttons['primary']}>
        返回首页
      </Link>
    </div>
  );
}

function needText(needs: CanNeed = []): string {
  const names: Readonly<Record<string, string>> = AUTHORITIES;
  return [needs]
    .flat()
    .map((need) => (names[need] === undefined ? need : `${need}（${names[need]}）`))
    .join(' 或 ');
}
