import { INDICATOR_FREQUENCIES, type indicatorCalls } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';

type Options = OutputOf<(typeof indicatorCalls)['frequencyOptions']>;

export const frequencyOptions = (): Options =>
  Object.entries(INDICATOR_FREQUENCIES).map(([value, label]) => ({
    value: value as keyof typeof INDICATOR_FREQUENCIES,
    label,
  }));
