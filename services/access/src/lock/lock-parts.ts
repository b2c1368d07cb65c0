import { LockPasswordService } from './lock-password.service.ts';
import { LockService } from './lock.service.ts';
import { UnlockTries } from './unlock-tries.ts';

/** The providers of this folder, for the module. */
export const lockParts = {
  providers: [UnlockTries, LockService, LockPasswordService],
};
