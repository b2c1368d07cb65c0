import type { ReactElement } from 'react';
import './number.css';

export interface CodeProps {
  readonly code: string;
  /** SH, SZ, BJ: grey, behind a dot. */
  readonly suffix?: string;
}

/** A security's code: the digits are prominent, the exchange is secondary. */
export function Code({ code, suffix }: CodeProps): ReactElement {
  return (
    <span className="c-code">
      {code}
      {suffix && <span className="c-code-suffix">.{suffix}</span>}
    </span>
  );
}
