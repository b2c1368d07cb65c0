import { accessEntries, ACCESS_MESSAGES, PROFILE_TEXTS } from '@console/contract-access';
import { CallError, usePlatform, useChange } from '@console/platform';
import { Button, FaultAlert } from '@console/ui/form';
import { useRef, useState, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import {
  lockPasswordFaults,
  type LockPasswordFaults,
  type LockPasswordValues,
} from './lock-password-faults.ts';
import { PasswordField } from './password-field.tsx';
import './profile.css';

const EMPTY: LockPasswordValues = { password: '', lockPassword: '', confirm: '' };

const FIELDS = [
  { name: 'password', label: '登录密码', autoComplete: 'current-password', placeholder: '' },
  { name: 'lockPassword', label: '锁屏密码', autoComplete: 'off', placeholder: '' },
  { name: 'confirm', label: '确认锁屏密码', autoComplete: 'off', placeholder: PROFILE_TEXTS.confirm },
] as const;

/**
 * The form that sets a separate password for unlocking, or removes it. `own`: one is set. Not ui's edit:
 * nothing is read first, so there is no version to compare and nothing to merge.
 */
export function LockPasswordForm({ own }: { readonly own: boolean }): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<LockPasswordFaults>({});
  const wrong =
    change.fault instanceof CallError && change.fault.code === ACCESS_MESSAGES.wrongOldPassword.code;
  const shown = wrong ? { ...faults, password: '登录密码不正确' } : faults;

  const send = async (found: LockPasswordFaults, lockPassword: string | null): Promise<void> => {
    setFaults(found);
    focusFirstFault(form.current, found);
    if (Object.keys(found).length > 0) return;
    const input = { password: values.password, lockPassword };
    const done = await change.run(() => client.call(accessEntries.setLockPassword, input));
    if (done === null) return;
    setValues(EMPTY);
    notify.success(lockPassword === null ? '已恢复使用登录密码解锁' : '锁屏密码已设置');
  };
  const set = (): Promise<void> => send(lockPasswordFaults(values), values.lockPassword);
  const goBack = (): Promise<void> =>
    send(values.password === '' ? { password: PROFILE_TEXTS.required } : {}, null);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void set();
      }}
    >
      {FIELDS.map((field) => (
        <PasswordField
          key={field.name}
          {...field}
          value={values[field.name]}
          fault={shown[field.name]}
          onChange={({ target }) => {
            setValues({ ...values, [field.name]: target.value });
            setFaults({ ...faults, [field.name]: undefined });
            change.forget();
          }}
        />
      ))}
      <div className="shell-profile-refusal">
        <FaultAlert fault={wrong ? null : change.fault} />
      </div>
      <div className="c-buttons">
        <Button type="primary" htmlType="submit" loading={change.running}>
          设置锁屏密码
        </Button>
        {own && (
          <Button disabled={change.running} onClick={() => void goBack()}>
            恢复使用登录密码
          </Button>
        )}
      </div>
    </form>
  );
}
