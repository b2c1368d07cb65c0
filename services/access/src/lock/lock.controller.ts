import { Controller } from '@nestjs/common';
import { lockEntries } from '@console/contract-access';
import type { InputOf } from '@console/contract-core';
import { Input, Serve } from '@console/node-kit';
import { Acting, type Actor } from '../users/acting.ts';
import { LockPasswordService } from './lock-password.service.ts';
import { LockService } from './lock.service.ts';

@Controller()
export class LockController {
  constructor(
    private readonly locks: LockService,
    private readonly passwords: LockPasswordService,
  ) {}

  @Serve(lockEntries.lock)
  async lock(@Input() _input: object, @Acting() actor: Actor): Promise<boolean> {
    await this.locks.lock(actor);
    return true;
  }

  @Serve(lockEntries.unlock)
  async unlock(
    @Input() { password }: InputOf<typeof lockEntries.unlock>,
    @Acting() actor: Actor,
  ): Promise<boolean> {
    await this.locks.unlock(actor, password);
    return true;
  }

  @Serve(lockEntries.setLockPassword)
  async setLockPassword(
    @Input() input: InputOf<typeof lockEntries.setLockPassword>,
    @Acting() actor: Actor,
  ): Promise<boolean> {
    await this.passwords.set(actor, input);
    return true;
  }
}
