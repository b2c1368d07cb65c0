import { CAPTCHA_LENGTH } from '@console/contract-access/limits';
import type { ReactElement } from 'react';
import { Field } from './field.tsx';
import './field.css';
import type { Captcha } from './use-captcha.ts';

/** A field for the characters of a picture; the picture is a button that loads another. */
export function CaptchaField({ captcha }: { readonly captcha: Captcha }): ReactElement | null {
  if (!captcha.needed) return null;
  return (
    <Field
      label="图形验证码"
      name="captcha"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={CAPTCHA_LENGTH}
      value={captcha.value}
      fault={captcha.fault}
      onChange={(event) => captcha.type(event.target.value)}
      beside={
        <button type="button" className="shell-field-picture" title="换一张" onClick={captcha.renew}>
          {captcha.picture === null ? (
            '换一张'
          ) : (
            <img src={captcha.picture.image} width={96} height={32} alt="图形验证码，看不清可换一张" />
          )}
        </button>
      }
    />
  );
}
