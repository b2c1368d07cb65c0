/** Limits of signing in. Separate from the schemas, so that the login page does not load zod. */

/** The maximum number of characters of a user name, as typed and as stored. */
export const USERNAME_MAX = 64;
/** The maximum number of characters of a password as it is sent: a bound against abuse. */
export const PASSWORD_MAX = 128;
/** The maximum number of characters of a phone number as typed, with spaces and the country's prefix. */
export const PHONE_MAX = 32;
/** The maximum number of characters of a tenant's number. */
export const TENANT_ID_MAX = 12;
/** The characters of a captcha picture. Document 3 names no length. */
export const CAPTCHA_LENGTH = 4;

/** Document 3 §5: 请输入4位数的验证码. */
export const SMS_CODE_LENGTH = 4;
/** Document 3 §9: the send button counts down from here. */
export const SMS_RESEND_SECONDS = 60;
/** Wrong tries after which a captcha is asked for. */
export const CAPTCHA_AFTER_TRIES = 3;
/** Wrong unlock passwords after which the session ends. */
export const UNLOCK_TRIES = 5;
/** Document 3 §5 and §9: the maximum size of an avatar in bytes. */
export const AVATAR_MAX_BYTES = 500 * 1024;
/** The maximum size of other uploads in bytes. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
