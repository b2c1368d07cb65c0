import type { PipeTransform } from '@nestjs/common';
import { Refusal } from '@console/contract-core';
import { DATA_MESSAGES } from '@console/contract-data';

/** Refuses a submission without an `Idempotency-Key`: an import twice is an import too many. */
export const keyGiven: PipeTransform<string | null, string> = {
  transform(key) {
    if (key === null) throw new Refusal(DATA_MESSAGES.keyMissing);
    return key;
  },
};
