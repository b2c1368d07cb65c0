import { accessEntries } from '@console/contract-access';
import { usePlatform } from '@console/platform';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface UnbindDialogProps {
  readonly identity: { readonly source: string; readonly title: string };
  readonly onClose: () => void;
}

/** Asks for the password, so that a stranger at an open console cannot unbind its owner's accounts. */
export function UnbindDialog({ identity, onClose }: UnbindDialogProps): ReactElement {
  const { source, title } = identity;
  const { notify } = usePlatform();
  return (
    <PasswordDialog
      title={`解除${title}账号的绑定`}
      okText="解除"
      send={(password) => client.call(accessEntries.unbind, { source, password })}
      onDone={() => {
        notify.success(`已解除${title}账号的绑定`);
        onClose();
      }}
      onClose={onClose}
    >
      解除后不能再用该{title}账号登录，请输入登录密码确认。
    </PasswordDialog>
  );
}
