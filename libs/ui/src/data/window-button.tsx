import { Button, Tooltip } from 'antd';
import type { ComponentProps, ReactElement } from 'react';
import { useClosed } from '../layout/use-closed.ts';

/** A button of what is allowed in the maintenance window only: grey outside it, with the reason. */
export function WindowButton(props: ComponentProps<typeof Button>): ReactElement {
  const closed = useClosed();
  return (
    <Tooltip title={closed}>
      <Button {...props} disabled={closed !== null || props.disabled === true} />
    </Tooltip>
  );
}
