import { Controller } from '@nestjs/common';
import { profileEntries, UNLOCK_TRIES, type SignedInfo } from '@console/contract-access';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { UserRepository } from '../users/user-repository.ts';

@Controller()
export class ProfileController {
  constructor(private readonly users: UserRepository) {}

  @Serve(profileEntries.info)
  async info(
    @Input() _input: object,
    @Signed() { tenantId, userId, locked, mustChangePassword }: Session,
  ): Promise<SignedInfo> {
    const account = await this.users.account(tenantId, userId);
    if (!account?.active) throw new Refusal(MESSAGES.noSession);
    return { ...account.info, locked, mustChangePassword, unlockTriesLeft: UNLOCK_TRIES };
  }

  @Serve(profileEntries.update)
  update(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(profileEntries.updatePassword)
  updatePassword(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(profileEntries.setPreferences)
  setPreferences(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(profileEntries.sessions)
  sessions(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(profileEntries.endSession)
  endSession(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(profileEntries.endOtherSessions)
  endOtherSessions(): never {
    throw new Refusal(MESSAGES.unavailable);
  }
}
