import { accessEntries, ACCESS_MESSAGES, PROFILE_TEXTS } from '@console/contract-access';
import { CallError, usePlatform } from '@console/platform';
import { Modal } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../system/access-client.ts';
import { FaultAlert } from '../system/fault-alert.tsx';
import { useChange } from '../system/use-change.ts';
import { PasswordField } from './password-field.tsx';

interface UnbindDialogProps {
  readonly identity: { readonly source: string; readonly title: string };
  readonly onClose: () => void;
}

/** Asks for the password: who finds an open console does not cut its owner off. */
export function UnbindDialog({ identity, onClose }: UnbindDialogProps): ReactElement {
  const { source, title } = identity;
  const { notify } = usePlatform();
  const change = useChange();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const wrong =
    change.fault instanceof CallError && change.fault.code === ACCESS_MESSAGES.wrongOldPassword.code;

  const unbind = async (): Promise<void> => {
    if (password === '') return setFault(PROFILE_TEXTS.required);
    const done = await change.run(() => client.call(accessEntries.unbind, { source, password }));
    if (done === null) return;
    notify.success(`已解除${title}账号的绑定`);
    onClose();
  };
  return (
    <Modal
      open
      width={408}
      title={`解除${title}账号的绑定`}
      okText="解除"
      confirmLoading={change.running}
      onOk={() => void unbind()}
      onCancel={onClose}
    >
      <p>解除后不能再用该{title}账号登录，请输入登录密码确认。</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void unbind();
        }}
      >
        <PasswordField
          label="登录密码"
          autoComplete="current-password"
          value={password}
          fault={wrong ? '登录密码不正确' : fault}
          onChange={({ target }) => {
            setPassword(target.value);
            setFault(undefined);
            change.forget();
          }}
        />
      </form>
      <FaultAlert fault={wrong ? null : change.fault} />
    </Modal>
  );
}
