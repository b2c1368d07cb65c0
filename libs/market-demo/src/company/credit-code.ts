const SYMBOLS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/**
 * A unified social credit code of an enterprise (GB 32100-2015): `91`, the six digits of the division, an
 * organisation code (GB 11714: eight digits and a check) and a check. Throws RangeError for other lengths.
 */
export function creditCode(division: string, organisation: string): string {
  if (!/^\d{6}$/.test(division) || !/^\d{8}$/.test(organisation)) {
    throw new RangeError(`not a division and an organisation: ${division}, ${organisation}`);
  }
  const body = `91${division}${organisation}${organisationCheck(organisation)}`;
  return body + creditCodeCheck(body);
}

/** The 18th character of a code from its first 17: powers of 3 modulo 31. */
export function creditCodeCheck(body: string): string {
  let weight = 1;
  let sum = 0;
  for (const symbol of body) {
    sum += SYMBOLS.indexOf(symbol) * weight;
    weight = (weight * 3) % 31;
  }
  return SYMBOLS[(31 - (sum % 31)) % 31] ?? '';
}

function organisationCheck(digits: string): string {
  const sum = [...digits].reduce((so, digit, at) => so + Number(digit) * (ORGANISATION_WEIGHTS[at] ?? 0), 0);
  const check = 11 - (sum % 11);
  if (check === 10) return 'X';
  return check === 11 ? '0' : String(check);
}
