import { Injectable } from '@nestjs/common';
import type { SignedInfo, UserInfo } from '@console/contract-access';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import { UnlockTries } from '../lock/unlock-tries.ts';
import { UserRepository } from '../users/user-repository.ts';

/** The signed-in user, as the shell shows them. */
@Injectable()
export class OwnInfo {
  constructor(
    private readonly users: UserRepository,
    private readonly unlockTries: UnlockTries,
  ) {}

  /** Refuses (401) a user whose account is removed or disabled. */
  async of({ sid, tenantId, userId, locked, mustChangePassword }: Session): Promise<SignedInfo> {
    const [account, unlockTriesLeft] = await Promise.all([
      this.users.account(tenantId, userId),
      this.unlockTries.left(sid),
    ]);
    if (!account?.active) throw new Refusal(MESSAGES.noSession);
    const info = locked ? lockedInfo(account.info) : account.info;
    return { ...info, locked, mustChangePassword, unlockTriesLeft };
  }
}

/** The information that a lock screen shows: the person in front of it may be anyone. */
const lockedInfo = (info: UserInfo): UserInfo => ({ ...info, phone: null, email: null, authorities: [] });
