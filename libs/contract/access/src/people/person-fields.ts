import { plainName, plainSigns } from '@console/contract-core';
import { z } from 'zod';
import { PROFILE_TEXTS } from '../access-messages.ts';
import { isEmail } from './email-rule.ts';
import { isContactPhone, isMobile, normalPhone } from '../sign-in/phone-rule.ts';
import { PASSWORD_MAX, PHONE_MAX } from '../sign-in/sign-in-limits.ts';
import { SIGN_IN_TEXTS } from '../sign-in/sign-in-texts.ts';

/** Fields of a person that several forms share. */

/** The maximum number of characters of each. */
export const PERSON_LENGTHS = { name: 32, phone: PHONE_MAX, email: 254, department: 64 } as const;

/** A person's name: trimmed, one line. */
export const personName = (): z.ZodString =>
  z
    .string(PROFILE_TEXTS.required)
    .trim()
    .min(1, PROFILE_TEXTS.required)
    .max(PERSON_LENGTHS.name)
    .regex(/^[^\p{Cc}<>]*$/u, '姓名不能包含 < > 及控制字符')
    .check(plainName);

const blankIsNull = (text: unknown): unknown =>
  typeof text === 'string' && text.trim() === '' ? null : text;

/** Mobile or landline; blank means none. Kept without spaces and country prefix. */
export const contactPhone = (): z.ZodType<string | null> =>
  z.preprocess(
    blankIsNull,
    z
      .string()
      .check(plainSigns)
      .max(PERSON_LENGTHS.phone)
      .transform(normalPhone)
      .refine(isContactPhone, PROFILE_TEXTS.contactPhone)
      .nullable(),
  );

/** Blank means none. */
export const emailAddress = (): z.ZodType<string | null> =>
  z.preprocess(
    blankIsNull,
    z
      .string()
      .trim()
      .check(plainName)
      .max(PERSON_LENGTHS.email)
      .refine(isEmail, PROFILE_TEXTS.email)
      .nullable(),
  );

/** Blank means none. */
export const department = (): z.ZodType<string | null> =>
  z.preprocess(blankIsNull, z.string().trim().check(plainName).max(PERSON_LENGTHS.department).nullable());

/** The mobile number a code is sent to. */
export const mobilePhone = (): z.ZodType<string, string> =>
  z
    .string(SIGN_IN_TEXTS.phone)
    .check(plainSigns)
    .max(PERSON_LENGTHS.phone)
    .transform(normalPhone)
    .refine(isMobile, SIGN_IN_TEXTS.phone);

/** A password as sent: its length is bounded against abuse, the service checks it. */
export const givenPassword = (): z.ZodString =>
  z.string(PROFILE_TEXTS.required).min(1, PROFILE_TEXTS.required).max(PASSWORD_MAX);
