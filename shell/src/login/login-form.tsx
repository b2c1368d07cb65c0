import { safeRedirect } from '@console/platform/login-path';
import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { EyeIcon } from './eye-icon.tsx';
import { Field } from './field.tsx';
import { loginFaults, type LoginFaults } from './login-faults.ts';
import styles from './login.module.css';
import { rememberedUsername, rememberUsername } from './remembered-username.ts';
import { signIn, type Credentials } from './sign-in.ts';
import { useRefusal } from './use-refusal.ts';

/** The account form. On success the page is loaded anew, at the address the visitor wanted. */
export function LoginForm(): ReactElement {
  const [kept] = useState(rememberedUsername);
  const [values, setValues] = useState<Credentials>({ username: kept ?? '', password: '', tenantId: '' });
  const [remember, setRemember] = useState(kept !== null);
  const [shown, setShown] = useState(false);
  const [faults, setFaults] = useState<LoginFaults>({});
  const [sending, setSending] = useState(false);
  const { refusal, waiting, refuse, clear } = useRefusal();
  const form = useRef<HTMLFormElement>(null);

  // The hand goes on where the form is still empty.
  useEffect(() => {
    form.current
      ?.querySelector<HTMLInputElement>(kept === null ? '[name="username"]' : '[name="password"]')
      ?.focus();
  }, [kept]);

  const set = (field: keyof Credentials) => (event: { readonly target: { readonly value: string } }) => {
    setValues({ ...values, [field]: event.target.value });
    setFaults({ ...faults, [field]: undefined });
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (sending || waiting) return;
    const found = loginFaults(values);
    setFaults(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    clear();
    setSending(true);
    try {
      await signIn({ ...values, username: values.username.trim(), tenantId: values.tenantId.trim() });
      rememberUsername(remember ? values.username.trim() : null);
      window.location.assign(safeRedirect(new URLSearchParams(window.location.search).get('redirect')));
    } catch (error) {
      setSending(false);
      refuse(error);
      form.current?.querySelector<HTMLInputElement>('[name="password"]')?.select();
    }
  };

  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <h1>登录</h1>
      <div className={styles['refusal']} role="alert">
        {refusal}
      </div>
      <Field
        label="用户名"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={values.username}
        fault={faults.username}
        onChange={set('username')}
      />
      <Field
        label="密码"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={128}
        value={values.password}
        fault={faults.password}
        onChange={set('password')}
        action={
          <button
            type="button"
            className={styles['eye']}
            aria-label={shown ? '隐藏密码' : '显示密码'}
            onClick={() => setShown(!shown)}
          >
            <EyeIcon open={shown} />
          </button>
        }
      />
      <Field
        label="租户编号"
        hint="选填，默认 000000"
        name="tenantId"
        placeholder="000000"
        autoComplete="organization"
        maxLength={12}
        value={values.tenantId}
        fault={faults.tenantId}
        onChange={set('tenantId')}
      />
      <label className={styles['remember']}>
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        记住用户名
      </label>
      <button type="submit" className={styles['submit']} disabled={sending || waiting}>
        {sending ? '登录中' : '登录'}
      </button>
    </form>
  );
}
