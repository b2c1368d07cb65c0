import { moments } from './moments.ts';
import { studentTwoSidedP } from './student-two-sided-p.ts';

/**
 * The t-test of a mean of zero over the values that are not NaN (scipy's ttest_1samp): t = mean / (std / √n)
 * with ddof 1, p two-sided with n − 1 degrees of freedom. Both NaN of fewer than two values or a flat sample.
 */
export function oneSampleT(values: ArrayLike<number>): { readonly t: number; readonly p: number } {
  const { count, mean, std } = moments(values);
  const t = std > 0 ? mean / (std / Math.sqrt(count)) : NaN;
  return { t, p: studentTwoSidedP(t, count - 1) };
}
