import {
  contactPhone,
  emailAddress,
  isMobile,
  normalPhone,
  personName,
  PROFILE_TEXTS,
} from '@console/contract-access';
import { schemaFault } from '@console/ui/edit';

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
  const faults: InfoFaults = {};
  for (const [field, schema] of SCHEMAS) {
    const fault = schemaFault(schema, values[field]);
    if (fault !== null) faults[field] = fault;
  }
  if (asksPassword(values.phone, storedPhone) && values.password === '')
    faults.password = PROFILE_TEXTS.required;
  return faults;
}

const SCHEMAS = [
  ['name', personName()],
  ['realName', personName()],
  ['phone', contactPhone()],
  ['email', emailAddress()],
] as const;

/** Whether the password is needed: a mobile number can sign in, so the server checks who changes it. */
export function asksPassword(phone: string, storedPhone: string | null): boolean {
  const given = normalPhone(phone);
  return isMobile(given) && given !== storedPhone;
}
