import { SIGN_IN_TEXTS } from '@console/contract-access';
import { phoneAddresses } from '@console/contract-access/addresses';
import { PHONE_MAX, SMS_CODE_LENGTH } from '@console/contract-access/limits';
import { isMobile, normalPhone } from '@console/contract-access/phone-rule';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { ask } from '../ask.ts';
import { CaptchaField } from '../fields/captcha-field.tsx';
import { Field } from '../fields/field.tsx';
import type { FormProps } from '../form-props.ts';
import '../fields/field.css';
import '../login.css';
import { remember, remembered } from '../remembered.ts';
import { spacedPhone } from './spaced-phone.ts';
import { SubmitRow } from '../fields/submit-row.tsx';
import { TenantLine } from '../fields/tenant-field.tsx';
import { useAttempt } from '../use-attempt.ts';
import { useCaptcha } from '../fields/use-captcha.ts';
import { useFieldFocus } from '../fields/use-field-focus.ts';
import { useSmsCode } from './use-sms-code.ts';

/** The phone form: a code is sent to the phone and typed in here. */
export function PhoneForm({ tenant, begins, first }: FormProps): ReactElement {
  const [kept] = useState(() => remembered('phone'));
  const [phone, setPhone] = useState(spacedPhone(kept ?? ''));
  const [code, setCode] = useState('');
  const [keeps, setKeeps] = useState(kept !== null);
  const [faults, setFaults] = useState<{ readonly phone?: string; readonly code?: string }>({});
  const { form, focus } = useFieldFocus(begins);
  const { refusal, waiting, refuse, sending, attempt } = useAttempt(first);
  const captcha = useCaptcha();
  const { tenantId, tenantName } = tenant;
  const number = normalPhone(phone);
  const sms = useSmsCode({ phone: number, tenantId, captcha, focus });

  const phoneFault = isMobile(number) ? {} : { phone: SIGN_IN_TEXTS.phone };

  const send = (): void => {
    setFaults(phoneFault);
    if (phoneFault.phone !== undefined) return focus('phone');
    void sms.send();
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = code.trim();
    const codeFault = text.length === SMS_CODE_LENGTH ? {} : { code: SIGN_IN_TEXTS.smsCode };
    const found = { ...phoneFault, ...codeFault };
    setFaults(found);
    const [faulty] = Object.keys(found);
    if (faulty !== undefined) return focus(faulty);
    sms.clear();
    void attempt(
      async () => {
        await ask(phoneAddresses.phoneLogin, { phone: number, code: text, tenantId });
        remember('phone', keeps ? number : null);
      },
      (error) => {
        refuse(error);
        focus('code');
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div className="shell-login-refusal" role="alert">
        {sms.refusal ?? refusal}
      </div>
      {(tenantName ?? tenantId) !== '' && <TenantLine name={tenantName ?? tenantId} />}
      <Field
        label="手机号"
        name="phone"
        type="tel"
        prefix="+86"
        autoComplete="tel"
        maxLength={PHONE_MAX}
        value={phone}
        fault={faults.phone}
        onChange={(event) => {
          setPhone(event.target.value);
          setFaults({ ...faults, phone: undefined });
        }}
        onBlur={() => setPhone(spacedPhone(phone))}
      />
      <CaptchaField captcha={captcha} />
      <Field
        label="验证码"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={SMS_CODE_LENGTH}
        value={code}
        fault={faults.code}
        onChange={(event) => {
          setCode(event.target.value);
          setFaults({ ...faults, code: undefined });
        }}
        beside={
          <button type="button" className="shell-field-send" disabled={sms.resting} onClick={send}>
            {sms.seconds > 0 ? `重新发送 ${sms.seconds} 秒` : '发送验证码'}
          </button>
        }
      />
      <p className="shell-login-unseen" role="status">
        {sms.sent && '验证码已发送'}
      </p>
      <SubmitRow keep="记住手机号" keeps={keeps} onKeep={setKeeps} sending={sending} waiting={waiting} />
    </form>
  );
}
