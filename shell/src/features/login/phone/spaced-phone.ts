import { isMobile, normalPhone } from '@console/contract-access/phone-rule';

/** A mobile number with spaces, `138 0000 5127`; anything else as it was typed. */
export function spacedPhone(typed: string): string {
  const phone = normalPhone(typed);
  return isMobile(phone) ? `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}` : typed;
}
