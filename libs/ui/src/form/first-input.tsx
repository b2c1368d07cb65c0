import { Input } from 'antd';
import type { ComponentProps, ReactElement } from 'react';

/** The first field of a form, which has the focus when the form opens. */
export function FirstInput(props: ComponentProps<typeof Input>): ReactElement {
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  return <Input {...props} autoFocus />;
}
