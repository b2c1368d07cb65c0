import { Controller } from '@nestjs/common';
import { lockEntries } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { Serve } from '@console/node-kit';

@Controller()
export class LockController {
  @Serve(lockEntries.lock)
  lock(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(lockEntries.unlock)
  unlock(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(lockEntries.setLockPassword)
  setLockPassword(): never {
    throw new Refusal(MESSAGES.unavailable);
  }
}
