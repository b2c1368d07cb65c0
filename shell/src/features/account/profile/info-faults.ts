import { isContactPhone, isEmail, isMobile, normalPhone, PROFILE_TEXTS } from '@console/contract-access';

/** The data that users may change about themselves, as typed. */
export interface InfoValues {
  readonly name: string;
  readonly realName: string;
  readonly phone: string;
  readonly email: string;
  /** The account's password; asked for when `asksPassword`. */
  readonly password: string;
}

export type InfoFaults = Partial<Record<keyof InfoValues, string>>;

/** The faults of the form by field; empty when it may be sent. Document 3 §5, Profile. */
export function infoFaults(values: InfoValues, storedPhone: string | null): InfoFaults {
  const { name, realName, phone, email, password } = values;
  const faults: InfoFaults = {};
  if (name.trim() === '') faults.name = PROFILE_TEXTS.required;
  if (realName.trim() === '') faults.realName = PROFILE_TEXTS.required;
  if (phone.trim() !== '' && !isContactPhone(normalPhone(phone))) faults.phone = PROFILE_TEXTS.contactPhone;
  if (email.trim() !== '' && !isEmail(email.trim())) faults.email = PROFILE_TEXTS.email;
  if (asksPassword(phone, storedPhone) && password === '') faults.password = PROFILE_TEXTS.required;
  return faults;
}

/** Whether the password is needed: a mobile number can sign in, so the server checks who changes it. */
export function asksPassword(phone: string, storedPhone: string | null): boolean {
  const given = normalPhone(phone);
  return isMobile(given) && given !== storedPhone;
}
