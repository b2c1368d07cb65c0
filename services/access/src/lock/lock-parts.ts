import { LockPasswordService } from './lock-password.service.ts';
import { LockController } from './lock.controller.ts';
import { LockService } from './lock.service.ts';
import { UnlockTries } from './unlock-tries.ts';

/** What the module holds of this folder. */
export const lockParts = {
  controllers: [LockController],
  providers: [UnlockTries, LockService, LockPasswordService],
};
