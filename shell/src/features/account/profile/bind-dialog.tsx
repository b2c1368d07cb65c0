import { accessEntries } from '@console/contract-access';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface BindDialogProps {
  readonly identity: { readonly source: string; readonly title: string };
  /** Takes the browser to the provider. */
  readonly leave: (address: string) => void;
  readonly onClose: () => void;
}

/**
 * Asks for the password, so that a stranger at an open console cannot bind their own account to its
 * owner's.
 */
export function BindDialog({ identity, leave, onClose }: BindDialogProps): ReactElement {
  const { source, title } = identity;
  return (
    <PasswordDialog
      title={`绑定${title}账号`}
      okText="前往绑定"
      send={(password) => client.call(accessEntries.beginBinding, { source, password })}
      onDone={({ url }) => {
        onClose();
        leave(url);
      }}
      onClose={onClose}
    >
      绑定后可用该{title}账号登录，请输入登录密码确认。
    </PasswordDialog>
  );
}
