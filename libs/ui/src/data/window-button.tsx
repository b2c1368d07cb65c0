import { Button, Tooltip } from 'antd';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { useClosed } from '../layout/use-closed.ts';

/**
 * A button of what is allowed in the maintenance window only: grey outside it, with the reason, which is made
 * when it is pointed at: every row of a list has such a button.
 */
export function WindowButton(props: ComponentProps<typeof Button>): ReactElement {
  const closed = useClosed();
  const [asked, setAsked] = useState(false);
  const button = <Button {...props} disabled={closed !== null || props.disabled === true} />;
  if (closed === null) return button;
  return (
    <span className="c-window-button" onPointerEnter={() => setAsked(true)}>
      {asked ? (
        <Tooltip title={closed} defaultOpen>
          {button}
        </Tooltip>
      ) : (
        button
      )}
    </span>
  );
}
