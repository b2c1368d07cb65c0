import { LockPasswordService } from './lock-password.service.ts';
import { LockService } from './lock.service.ts';
import { UnlockTries } from './unlock-tries.ts';

/** What the module holds of this folder. */
export const lockParts = {
  providers: [UnlockTries, LockService, LockPasswordService],
};
