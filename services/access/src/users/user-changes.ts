import { Injectable } from '@nestjs/common';
import { Notices } from '@console/node-kit/notices';
import { Records } from '@console/node-kit/records';
import { lockTenant } from '../tenants/lock-tenant.ts';
import type { Actor } from './acting.ts';
import { UserChange } from './user-change.ts';

/**
 * Runs administrative changes of users. Their effects on open sessions follow the commit: the database first, then
 * Redis. If Redis is unavailable by then, the call answers 503 and the database stays changed; the call may be
 * repeated, and the next renewal of each session, within minutes, repairs it (SessionService.renew).
 */
@Injectable()
export class UserChanges {
  constructor(
    private readonly records: Records,
    private readonly notices: Notices,
  ) {}

  /** Runs one transaction under the lock of the actor's tenant. */
  run<T>(actor: Actor, work: (change: UserChange) => Promise<T>): Promise<T> {
    // Every read sees what was committed before it: the lock keeps others out.
    return this.records.change(
      actor,
      async (change) => {
        await lockTenant(change.manager, actor.tenantId);
        return work(new UserChange(change, { actor, notices: this.notices }));
      },
      'READ COMMITTED',
    );
  }
}
