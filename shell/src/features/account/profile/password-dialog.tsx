import { ACCESS_MESSAGES, PROFILE_TEXTS } from '@console/contract-access';
import { CallError, useChange } from '@console/platform';
import { Modal, FaultAlert } from '@console/ui/form';
import { useState, type ReactElement, type ReactNode } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { PasswordField } from './password-field.tsx';

interface PasswordDialogProps<T extends object | boolean> {
  readonly title: string;
  readonly okText: string;
  /** What will happen, and that the password is required. */
  readonly children: ReactNode;
  /** The call; its refusal of a wrong password is shown at the field, any other below it. */
  readonly send: (password: string) => Promise<T>;
  readonly onDone: (answer: T) => void;
  readonly onClose: () => void;
}

/** Asks for the login password before an action that a stranger at an open console must not take. */
export function PasswordDialog<T extends object | boolean>(props: PasswordDialogProps<T>): ReactElement {
  const { title, okText, children, send, onDone, onClose } = props;
  const change = useChange(client);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const wrong =
    change.fault instanceof CallError && change.fault.code === ACCESS_MESSAGES.wrongOldPassword.code;

  const submit = async (): Promise<void> => {
    if (password === '') return setFault(PROFILE_TEXTS.required);
    const answer = await change.run(() => send(password));
    if (answer !== null) onDone(answer);
  };
  return (
    <Modal
      open
      width={408}
      title={title}
      okText={okText}
      confirmLoading={change.running}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{children}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
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
