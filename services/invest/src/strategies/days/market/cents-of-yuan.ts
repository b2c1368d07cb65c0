import { centsOf, decimalOf } from '@console/quant';

/** Below it a double times 100 is less than a hundredth of a cent off. */
const FINE = 2 ** 45;

/** Yuan of the mart in whole cents, half a cent upwards, as the shortest decimal of the number says. */
export function centsOfYuan(yuan: number): bigint {
  const scaled = yuan * 100;
  const cents = Math.round(scaled);
  // Close to a half the number's own digits decide.
  const isClear = Math.abs(scaled) < FINE && Math.abs(scaled - cents) < 0.49;
  return isClear ? BigInt(cents) : centsOf(decimalOf(yuan));
}
