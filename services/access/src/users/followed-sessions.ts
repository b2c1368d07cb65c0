import { Injectable } from '@nestjs/common';
import { SessionService } from '../sign-in/session.service.ts';
import { UserRepository } from './user-repository.ts';

/** Updates the open sessions of changed users, after the commit. */
@Injectable()
export class FollowedSessions {
  constructor(
    private readonly sessions: SessionService,
    private readonly users: UserRepository,
  ) {}

  /** Updates names and authorities. When this returns, every process reads them within 2 s. */
  async follow(tenantId: string, userId: number): Promise<void> {
    let account = await this.users.account(tenantId, userId);
    while (account !== null) {
      await this.sessions.follow(account);
      const now = await this.users.account(tenantId, userId);
      // The earlier of two changes at once may have written its sessions last.
      if (now?.info.version === account.info.version) return;
      account = now;
    }
  }

  /** Ends all sessions of each user. */
  async end(tenantId: string, userIds: readonly number[]): Promise<void> {
    await Promise.all(userIds.map((userId) => this.sessions.endAllOf({ tenantId, userId })));
  }
}
