import { Popover } from 'antd';
import type { ReactElement, ReactNode } from 'react';

export interface TextPopoverProps {
  /** The clickable part: a title in a row. */
  readonly children: ReactNode;
  readonly title: string;
  /** Plain text; without any there is nothing to open. */
  readonly text: string | null;
}

/** A text that does not fit its row, shown by a click on its title. */
export function TextPopover({ children, title, text }: TextPopoverProps): ReactElement {
  if (text === null || text === '') return <>{children}</>;
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      title={title}
      styles={FLOATING}
      content={<p className="c-popover-text">{text}</p>}
    >
      <button type="button" className="c-text-button">
        {children}
      </button>
    </Popover>
  );
}

/** As of other floating parts: a hairline instead of antd's shadow. */
const FLOATING = { container: { boxShadow: 'var(--c-float)', filter: 'none' } } as const;
