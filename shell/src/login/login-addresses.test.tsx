import { ACCESS_MESSAGES, accessEntries } from '@console/contract-access';
import { MESSAGES } from '@console/contract-core';
import { FAILED, NO_SESSION, OAUTH_LOGIN_CALL, TOKEN_LOGIN_CALL } from '../oauth/finish-arrival.ts';
import { SIGNED_CALL } from '../oauth/is-signed-in.ts';
import { PHONE_LOGIN_CALL } from './phone-form.tsx';
import { LOGIN_PATH } from './sign-in.ts';
import { PROVIDERS_PATH, RENDER_PATH } from './social-links.tsx';
import { CAPTCHA_CALL, CAPTCHA_CODES } from './use-captcha.ts';
import { SMS_CODE_CALL } from './use-sms-code.ts';
import { TENANT_PATH } from './use-tenant.ts';

/** The login half writes these out to do without zod: this is what keeps them the contract's. */
describe('the login half’s addresses', () => {
  it.each([
    [{ method: 'POST', path: LOGIN_PATH }, accessEntries.login],
    [CAPTCHA_CALL, accessEntries.captcha],
    [SMS_CODE_CALL, accessEntries.smsCode],
    [PHONE_LOGIN_CALL, accessEntries.phoneLogin],
    [{ method: 'GET', path: TENANT_PATH }, accessEntries.tenantInfo],
    [{ method: 'GET', path: PROVIDERS_PATH }, accessEntries.providers],
    [{ method: 'GET', path: `${RENDER_PATH}:source` }, accessEntries.begin],
    [OAUTH_LOGIN_CALL, accessEntries.finish],
    [SIGNED_CALL, accessEntries.info],
    [TOKEN_LOGIN_CALL, accessEntries.tokenLogin],
  ])('$path is the contract’s', (address, entry) => {
    expect({ method: entry.method, path: entry.path }).toEqual(address);
  });

  it('knows the catalogue’s codes and words', () => {
    expect(CAPTCHA_CODES).toEqual({
      needed: ACCESS_MESSAGES.captchaNeeded.code,
      wrong: ACCESS_MESSAGES.wrongCaptcha.code,
    });
    expect(NO_SESSION).toBe(MESSAGES.noSession.code);
    expect(FAILED).toBe(ACCESS_MESSAGES.oauthRefused.text);
  });
});
