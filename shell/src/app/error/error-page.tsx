import { AUTHORITIES } from '@console/contract-core';
import { usePlatform, type CanNeed } from '@console/platform';
import type { ReactElement } from 'react';
import '../../core/controls/button.css';
import { Link } from '../../core/controls/link.tsx';
import './error-page.css';

interface ErrorPageProps {
  readonly kind: 'forbidden' | 'missing' | 'broken';
  /** The authority the page needs; shown, so that the reader knows what to apply for. */
  readonly needs?: CanNeed;
}

const PAGES = {
  forbidden: { code: '403', title: '抱歉，您没有权限访问该页面' },
  missing: { code: '404', title: '抱歉，您访问的页面不存在' },
  broken: { code: '500', title: '抱歉，服务器出错了' },
} as const;

/** The pages 403, 404 and 500, inside the layout. Document 3 §2.24. */
export function ErrorPage({ kind, needs }: ErrorPageProps): ReactElement {
  const { session } = usePlatform();
  const { code, title } = PAGES[kind];
  return (
    <div className="shell-error-page-page">
      <div className="shell-error-page-code" aria-hidden="true">
        {code}
      </div>
      <h1>{title}</h1>
      <p>{causeText(kind, session.username, needText(needs))}</p>
      <Link to="/" className="shell-button-primary">
        返回首页
      </Link>
    </div>
  );
}

function causeText(kind: ErrorPageProps['kind'], username: string, needs: string): string {
  if (kind === 'missing') return '地址可能有误，或所属模块尚未发布。';
  if (kind === 'broken') return '请稍后重试；若持续出现，请将出错时间告知管理员。';
  return needs === '' ? '可向管理员申请权限。' : `当前用户 ${username} 缺少权限 ${needs}，可向管理员申请。`;
}

function needText(needs: CanNeed = []): string {
  const names: Readonly<Record<string, string>> = AUTHORITIES;
  return [needs]
    .flat()
    .map((need) => (names[need] === undefined ? need : `${need}（${names[need]}）`))
    .join(' 或 ');
}
