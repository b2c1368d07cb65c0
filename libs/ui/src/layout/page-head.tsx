import type { ReactElement, ReactNode } from 'react';
import './layout.css';

export interface PageHeadProps {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
}

/** The 48 px head of a page that is not about one entity. It is in the band. */
export function PageHead({ title, sub, actions }: PageHeadProps): ReactElement {
  return (
    <div className="c-page-head">
      <h1 className="c-page-title">{title}</h1>
      {sub && <span className="c-panel-sub">{sub}</span>}
      {actions && <div className="c-panel-actions">{actions}</div>}
    </div>
  );
}
