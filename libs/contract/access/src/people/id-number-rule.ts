const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECK_DIGITS = '10X98765432';

/**
 * A resident identity number of 18 places: six of the region, a birthday that exists, three of order and
 * the check digit of GB 11643-1999 (ISO 7064 MOD 11-2).
 */
export function isIdNumber(text: string): boolean {
  const number = text.toUpperCase();
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return false;
  if (!isBirthday(number.slice(6, 10), number.slice(10, 12), number.slice(12, 14))) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return number[17] === CHECK_DIGITS[sum % 11];
}

function isBirthday(year: string, month: string, day: string): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number(year) >= 1900 && !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}
