import { useChoice } from '@console/ui/data';

const SINGLES = ['0', '1'] as const;
export type Single = (typeof SINGLES)[number];

/** 累计 or 单季 of the sub-tab `key`, kept in the address under its own name; 累计 is left out. */
export function useSingle(key: string): readonly [single: Single, choose: (single: Single) => void] {
  return useChoice(`${key}.single`, SINGLES, '0');
}
