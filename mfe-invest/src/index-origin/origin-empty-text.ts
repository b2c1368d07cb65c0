import type { IndexOrigin } from '@console/contract-invest';
import type { EmptyText } from '@console/ui';

/** Why a company has nothing to show; null where it has a figure at all. */
export function originEmptyText({ asOf, measures, rates, parts, meanAmount }: IndexOrigin): EmptyText | null {
  const isKnown =
    meanAmount !== null ||
    [...measures, ...rates].some(({ value }) => value !== null) ||
    parts.some(({ index }) => index !== null);
  if (isKnown) return null;
  return { title: '没有可用的数据', cause: `截至 ${asOf}，该公司既没有行情，也没有可比的财务数据。` };
}
