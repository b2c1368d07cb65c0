import type { ReactElement, ReactNode, Ref } from 'react';

export interface ScrollRegionProps {
  readonly label: string;
  /** The look: which way it scrolls. */
  readonly className: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A part with nothing to press that scrolls what does not fit: a stop of the Tab key, for the arrow keys to scroll it. */
export function ScrollRegion({ label, ...rest }: ScrollRegionProps): ReactElement {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <div {...rest} tabIndex={0} role="region" aria-label={label} />;
}
