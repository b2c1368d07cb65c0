import { Inject, Injectable } from '@nestjs/common';
import { shanghaiDateTime, type Clock } from '@console/contract-core';
import { Audit, CLOCK, Notices, transact } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { lockTenant } from '../tenants/lock-tenant.ts';
import type { Actor } from './acting.ts';
import { UserChange } from './user-change.ts';

/**
 * Runs administrative changes of users. What a change does to open sessions follows its commit: the database
 * first, then Redis. With Redis away by then the call answers 503 and the database stands; the call may be
 * repeated, and the next renewal of each session, within minutes, makes up for it (SessionService.renew).
 */
@Injectable()
export class UserChanges {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
    private readonly notices: Notices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One transaction under the lock of the actor's tenant. */
  run<T>(actor: Actor, work: (change: UserChange) => Promise<T>): Promise<T> {
    // Every read sees what was committed before it: the lock is what keeps others out.
    return transact(
      this.database,
      async (manager) => {
        await lockTenant(manager, actor.tenantId);
        const { audit, notices } = this;
        return work(
          new UserChange(manager, { actor, audit, notices, now: shanghaiDateTime(this.clock.now()) }),
        );
      },
      'READ COMMITTED',
    );
  }
}
