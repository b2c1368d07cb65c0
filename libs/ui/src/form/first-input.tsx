import { Input } from 'antd';
import type { ComponentProps, ReactElement } from 'react';

/** The field a form was opened to type in: the hand is there already. */
export function FirstInput(props: ComponentProps<typeof Input>): ReactElement {
  // eslint-disable-next-line jsx-a11y/no-autofocus
  return <Input {...props} autoFocus />;
}
