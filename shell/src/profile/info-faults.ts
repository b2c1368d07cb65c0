import { isContactPhone, isEmail, normalPhone, PROFILE_TEXTS } from '@console/contract-access';

/** What a user may change of themselves, as it stands in the fields. */
export interface InfoValues {
  readonly name: string;
  readonly realName: string;
  readonly phone: string;
  readonly email: string;
}

export type InfoFaults = Partial<Record<keyof InfoValues, string>>;

/** What is wrong with the form, by field; empty when it may be sent. Document 3 §5, Profile. */
export function infoFaults({ name, realName, phone, email }: InfoValues): InfoFaults {
  const faults: InfoFaults = {};
  if (name.trim() === '') faults.name = PROFILE_TEXTS.required;
  if (realName.trim() === '') faults.realName = PROFILE_TEXTS.required;
  if (phone.trim() !== '' && !isContactPhone(normalPhone(phone))) faults.phone = PROFILE_TEXTS.contactPhone;
  if (email.trim() !== '' && !isEmail(email.trim())) faults.email = PROFILE_TEXTS.email;
  return faults;
}
