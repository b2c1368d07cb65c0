import { usePlatform } from '@console/platform';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import './layout.css';

export interface PageLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a page of this or another module: a real address, so that it opens in a new tab too. */
export function PageLink({ to, children }: PageLinkProps): ReactElement {
  const { navigate } = usePlatform();
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a className="c-link" href={to} onClick={onClick}>
      {children}
    </a>
  );
}
