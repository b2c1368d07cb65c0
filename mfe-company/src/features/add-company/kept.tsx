import { useState, type ReactElement, type ReactNode } from 'react';

export interface KeptProps {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** The content of a tab: drawn when first shown, kept while another tab is, so that nothing typed is lost. */
export function Kept({ shown, children }: KeptProps): ReactElement | null {
  const [seen, setSeen] = useState(shown);
  if (shown && !seen) setSeen(true);
  return seen || shown ? <div hidden={!shown}>{children}</div> : null;
}
