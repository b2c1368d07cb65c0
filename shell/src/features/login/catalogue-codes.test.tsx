import { ACCESS_MESSAGES } from '@console/contract-access';
import { MESSAGES } from '@console/contract-core';
import { FAILED, NO_SESSION } from './oauth/finish-arrival.ts';
import { CAPTCHA_CODES } from './fields/use-captcha.ts';

/**
 * The login page repeats these codes and words to do without the catalogues: this compares them with the
 * contract's.
 */
test('the login page knows the catalogue’s codes and words', () => {
  expect(CAPTCHA_CODES).toEqual({
    needed: ACCESS_MESSAGES.captchaNeeded.code,
    wrong: ACCESS_MESSAGES.wrongCaptcha.code,
  });
  expect(NO_SESSION).toBe(MESSAGES.noSession.code);
  expect(FAILED).toBe(ACCESS_MESSAGES.oauthRefused.text);
});
