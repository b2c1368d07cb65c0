import type { ReactElement, ReactNode } from 'react';
import './layout.css';
import { useCompactBand } from './use-compact-band.ts';

export interface PageProps {
  /**
   * Full bleed above the panels: an entity strip and tabs, or a page head. A strip with its tabs stays on top
   * while the page is scrolled, in a compact form.
   */
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
      {band && <Band>{band}</Band>}
      <div className="c-page-body">{children}</div>
    </div>
  );
}

function Band({ children }: { readonly children: ReactNode }): ReactElement {
  const { mark, band } = useCompactBand();
  return (
    <>
      <div ref={mark} className="c-band-mark" aria-hidden="true" />
      <div ref={band} className="c-band">
        {children}
      </div>
    </>
  );
}
