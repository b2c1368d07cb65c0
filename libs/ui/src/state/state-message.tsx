import type { ReactElement, ReactNode } from 'react';
import './state.css';

export interface StateMessageProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** The cause, in one sentence. */
  readonly cause?: ReactNode;
  /** What helps next. */
  readonly children?: ReactNode;
  readonly role?: 'alert' | 'status';
}

/** The message of a panel instead of data: icon, one line, the cause, the next step. */
export function StateMessage({
  icon,
  title,
  cause,
  children,
  role = 'status',
}: StateMessageProps): ReactElement {
  return (
    <div className="c-state" role={role}>
      <div className="c-state-icon">{icon}</div>
      <div>
        <div className="c-state-title">{title}</div>
        {cause && <div className="c-state-cause">{cause}</div>}
        {children && <div className="c-state-next">{children}</div>}
      </div>
    </div>
  );
}
