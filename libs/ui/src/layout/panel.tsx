import { useId, type ReactElement, type ReactNode } from 'react';
import './layout.css';

export interface PanelProps {
  readonly title?: ReactNode;
  /** Unit, as-of and count of what the panel shows. */
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
  /** Tables and charts run to the panel's edge. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A framed part of a page. Panels are never nested. */
export function Panel({ title, sub, actions, flush, children }: PanelProps): ReactElement {
  const titleId = useId();
  return (
    <section className="c-panel" aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <header className="c-panel-head">
          <h2 id={titleId} className="c-panel-title">
            {title}
          </h2>
          {sub && <span className="c-panel-sub">{sub}</span>}
          {actions && <div className="c-panel-actions">{actions}</div>}
        </header>
      )}
      <div className={flush ? 'c-panel-body c-flush' : 'c-panel-body'}>{children}</div>
    </section>
  );
}
