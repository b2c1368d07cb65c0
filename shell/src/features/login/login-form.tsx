import { CallError } from '@console/platform/call-error';
import { CAPTCHA_AFTER_TRIES, USERNAME_MAX } from '@console/contract-access/limits';
import { useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { CaptchaField } from './fields/captcha-field.tsx';
import { Field } from './fields/field.tsx';
import type { FormProps } from './form-props.ts';
import { loginFaults, type LoginFaults } from './login-faults.ts';
import './login.css';
import { PasswordField } from './fields/password-field.tsx';
import { remember, remembered } from './remembered.ts';
import { signIn } from './sign-in.ts';
import { SubmitRow } from './fields/submit-row.tsx';
import { TenantField } from './fields/tenant-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { useCaptcha } from './fields/use-captcha.ts';
import { useFieldFocus } from './fields/use-field-focus.ts';

/** The account form. A captcha is added when the server asks, or after failures counted by this page. */
export function LoginForm({ tenant, begins, first }: FormProps): ReactElement {
  const [kept] = useState(() => remembered('username'));
  const [values, setValues] = useState({ username: kept ?? '', password: '' });
  const [keeps, setKeeps] = useState(kept !== null);
  const [faults, setFaults] = useState<LoginFaults>({});
  const { refusal, waiting, refuse, sending, attempt } = useAttempt(first);
  const captcha = useCaptcha();
  const { form, focus } = useFieldFocus(begins);
  const failures = useRef(0);

  const set = (field: keyof typeof values) => (event: { readonly target: { readonly value: string } }) => {
    setValues({ ...values, [field]: event.target.value });
    setFaults({ ...faults, [field]: undefined });
  };

  const failed = (error: unknown): void => {
    if (captcha.takes(error)) return focus('captcha');
    refuse(error);
    focus('password');
    if (error instanceof CallError && error.status === 401) failures.current += 1;
    if (captcha.needed || failures.current >= CAPTCHA_AFTER_TRIES) captcha.renew();
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const username = values.username.trim();
    const found = loginFaults(values);
    setFaults(found);
    const complete = captcha.check();
    const [faulty] = Object.keys(found);
    if (faulty !== undefined || !complete) return focus(faulty ?? 'captcha');
    void attempt(async () => {
      await signIn({ ...values, username, tenantId: tenant.tenantId, ...captcha.answer });
      remember('username', keeps ? username : null);
    }, failed);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div className="shell-login-refusal" role="alert">
        {refusal}
      </div>
      <Field
        label="用户名"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX}
        value={values.username}
        fault={faults.username}
        onChange={set('username')}
      />
      <PasswordField value={values.password} fault={faults.password} onChange={set('password')} />
      <TenantField tenant={tenant} />
      <CaptchaField captcha={captcha} />
      <SubmitRow keep="记住用户名" keeps={keeps} onKeep={setKeeps} sending={sending} waiting={waiting} />
    </form>
  );
}
