import { isContactPhone, isEmail, normalPhone, PROFILE_TEXTS, userEntries } from '@console/contract-access';
import type { FormRule } from '@console/ui/form';

/** What is wrong with a value as typed; null when nothing is. */
type Check = (text: string) => string | null;

const { username } = userEntries.addUser.input.shape;

/** The fault of a user name, by the rules of sign-in. */
export const usernameFault: Check = (text) => {
  if (text.trim() === '') return PROFILE_TEXTS.required;
  if (text.trim().length < 2) return '用户名至少 2 个字符';
  const issue = username.safeParse(text).error?.issues[0];
  return issue?.message ?? null;
};

export const realNameFault: Check = (text) => (text.trim() === '' ? PROFILE_TEXTS.required : nameFault(text));

/** Blank means none. */
export const nameFault: Check = (text) =>
  /[\p{Cc}<>]/u.test(text.trim()) ? '姓名不能包含 < > 及控制字符' : null;

/** Blank means none. */
export const phoneFault: Check = (text) =>
  text.trim() === '' || isContactPhone(normalPhone(text)) ? null : PROFILE_TEXTS.contactPhone;

/** Blank means none. */
export const emailFault: Check = (text) =>
  text.trim() === '' || isEmail(text.trim()) ? null : PROFILE_TEXTS.email;

/** A check as antd's forms run it. */
export const rule = (check: Check): FormRule => ({
  validator: (_, value: unknown) => {
    const fault = check(typeof value === 'string' ? value : '');
    return fault === null ? Promise.resolve() : Promise.reject(new Error(fault));
  },
});
