import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { MESSAGES, Refusal, shanghaiDateTime, type Clock } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { transact } from '@console/node-kit/database';
import { Notices } from '@console/node-kit/notices';
import { DataSource } from 'typeorm';
import type { Actor } from '../users/acting.ts';
import { presentUser, updatePresentUser } from '../users/present-users.ts';
import type { Secrets } from '../users/user-repository.ts';
import { OwnAudit } from './own-audit.ts';

/** Writes a user's own passwords, with audit lines that contain no password. */
@Injectable()
export class PasswordWriter {
  constructor(
    private readonly database: DataSource,
    private readonly audit: OwnAudit,
    private readonly notices: Notices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Refuses when `old` was replaced meanwhile: a reset by an administrator stays. Uses SQL because the stored hash is
   * compared.
   */
  change(actor: Actor, old: Secrets, passwordHash: string): Promise<void> {
    const { tenantId, userId } = actor;
    const now = shanghaiDateTime(this.clock.now());
    return transact(this.database, async (manager) => {
      const { numUpdatedRows } = await updatePresentUser(manager, actor)
        .set({ password_hash: passwordHash, must_change_password: 0, updated_at: now })
        .where('password_hash', '=', old.passwordHash)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal(ACCESS_MESSAGES.wrongOldPassword);
      await this.audit.record(actor, 'change-password', { manager });
      await this.notices.notify(manager, {
        tenantId,
        userId,
        kind: 'security',
        title: '密码已修改',
        text: `${now}，地址 ${actor.address}。其他登录会话已退出；如非本人操作，请联系管理员`,
        link: '/profile?tab=sessions',
      });
    });
  }

  /** Sets the lock password; null removes it. */
  setLockPassword(actor: Actor, lockPasswordHash: string | null): Promise<void> {
    return transact(this.database, async (manager) => {
      const row = await presentUser(manager, actor)
        .select('lock_password_hash as hash')
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new Refusal(MESSAGES.noSession);
      await updatePresentUser(manager, actor).set({ lock_password_hash: lockPasswordHash }).execute();
      await this.audit.record(actor, 'set-lock-password', {
        before: { ownLockPassword: row.hash !== null },
        after: { ownLockPassword: lockPasswordHash !== null },
        manager,
      });
    });
  }
}
