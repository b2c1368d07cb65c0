import type { ReactElement, ReactNode } from 'react';
import './layout.css';

export interface PageProps {
  /** Full bleed above the panels: an entity strip and tabs, or a page head. */
  readonly band?: ReactNode;
  /** The maintenance notice, where the page is affected by it. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a module: notice, band, then panels 12 apart. */
export function Page({ band, notice, children }: PageProps): ReactElement {
  return (
    <div className="c-page">
      {notice}
      {band && <div className="c-band">{band}</div>}
      <div className="c-page-body">{children}</div>
    </div>
  );
}
