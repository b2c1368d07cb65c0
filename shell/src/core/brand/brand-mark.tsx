import type { ReactElement } from 'react';

/** Four bars under a rising line. Decorative: the name is written beside it. */
export function BrandMark({ size }: { readonly size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" fill="none" aria-hidden="true">
      <path d="M3 11v6M8 9v8M13 11v6M18 7v10" stroke="currentColor" strokeWidth="2.2" />
      <path d="M2 8l5.5-3.5L12.5 7 20 2.5" stroke="#3dbdb4" strokeWidth="1.5" />
      <path d="M2 20h18" stroke="currentColor" strokeOpacity="0.55" strokeWidth="1.2" />
    </svg>
  );
}
