import { growthOf, noGrowthReason } from './growth.ts';
import type { MissingReason } from './missing-reason.ts';

type Grown<Key extends string> = Readonly<Record<Key, number | null>> &
  Readonly<Partial<Record<`${Key}Why`, MissingReason>>>;

/** The growth under a key, and under `<key>Why` the reason where two known values have none. */
export function grown<const Key extends string>(
  key: Key,
  value: number | null | undefined,
  before: number | null | undefined,
): Grown<Key> {
  const reason = noGrowthReason(value, before);
  const fields = { [key]: growthOf(value, before), ...(reason === null ? {} : { [`${key}Why`]: reason }) };
  return fields as Grown<Key>;
}
