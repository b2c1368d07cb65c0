import { usePlatform } from '@console/platform';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

/**
 * A link that opens in place on a plain click, unless its own handler did, and as the browser does otherwise (a
 * new tab with Ctrl).
 */
export function Link({ to, onClick, children, ...rest }: LinkProps): ReactElement {
  const { navigate } = usePlatform();
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a {...rest} href={to} onClick={open}>
      {children}
    </a>
  );
}
