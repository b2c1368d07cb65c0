import type { ReactElement } from 'react';
import { BRAND } from '../../core/brand/brand.ts';
import { BrandMark } from '../../core/brand/brand-mark.tsx';
import { DataLines } from './data-lines.tsx';
import './login.css';

/** The names of console and company, over a quiet field of lines. */
export function NavyPanel(): ReactElement {
  return (
    <aside className="shell-login-panel">
      <div className="shell-login-brand">
        <BrandMark size={22} />
        <span>{BRAND.company}</span>
        <span>{BRAND.department}</span>
      </div>
      <p className="shell-login-title">{BRAND.product}</p>
      <p className="shell-login-sub">
        <span>公司与行业数据库</span>
        <span>投资研究</span>
        <span>智能问答</span>
      </p>
      <DataLines />
    </aside>
  );
}
