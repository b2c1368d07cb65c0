import type { PipeTransform } from '@nestjs/common';
import { BACKTEST_MESSAGES } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';

/** Refuses to repeat a run without an `Idempotency-Key`: a computation twice is one too many. */
export const keyGiven: PipeTransform<string | null, string> = {
  transform(key) {
    if (key === null) throw new Refusal(BACKTEST_MESSAGES.keyMissing);
    return key;
  },
};
