import { Injectable } from '@nestjs/common';
import type { SignedInfo, UserInfo } from '@console/contract-access';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import { UnlockTries } from '../lock/unlock-tries.ts';
import { UserRepository } from '../users/user-repository.ts';

/** Who is signed in, as the shell shows it. */
@Injectable()
export class OwnInfo {
  constructor(
    private readonly users: UserRepository,
    private readonly unlockTries: UnlockTries,
  ) {}

  /** Refuses (401) whose account is gone or disabled. */
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

/** What a lock screen shows and no more: the person before it has not said who they are. */
const lockedInfo = (info: UserInfo): UserInfo => ({ ...info, phone: null, email: null, authorities: [] });
