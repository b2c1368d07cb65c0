import type { ReactElement } from 'react';

/** An eye, crossed out while the password is hidden. */
export function EyeIcon({ open }: { readonly open: boolean }): ReactElement {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M1.5 8C3 5.2 5.3 3.8 8 3.8S13 5.2 14.5 8C13 10.8 10.7 12.2 8 12.2S3 10.8 1.5 8Z" />
      <circle cx="8" cy="8" r="2.2" />
      {!open && <path d="M3 13.2 13 2.8" />}
    </svg>
  );
}
