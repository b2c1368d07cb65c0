import { Controller } from '@nestjs/common';
import {
  profileEntries,
  type PasswordInput,
  type Preferences,
  type ProfileInput,
  type SignedInfo,
  type UserInfo,
} from '@console/contract-access';
import { MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { UnlockTries } from '../lock/unlock-tries.ts';
import { Acting, type Actor } from '../users/acting.ts';
import { UserRepository } from '../users/user-repository.ts';
import { PasswordService } from './password.service.ts';
import { PreferencesService } from './preferences.service.ts';
import { ProfileService } from './profile.service.ts';

@Controller()
export class ProfileController {
  constructor(
    private readonly users: UserRepository,
    private readonly unlockTries: UnlockTries,
    private readonly profiles: ProfileService,
    private readonly passwords: PasswordService,
    private readonly preferences: PreferencesService,
  ) {}

  @Serve(profileEntries.info)
  async info(
    @Input() _input: object,
    @Signed() { sid, tenantId, userId, locked, mustChangePassword }: Session,
  ): Promise<SignedInfo> {
    const [account, unlockTriesLeft] = await Promise.all([
      this.users.account(tenantId, userId),
      this.unlockTries.left(sid),
    ]);
    if (!account?.active) throw new Refusal(MESSAGES.noSession);
    const info = locked ? lockedInfo(account.info) : account.info;
    return { ...info, locked, mustChangePassword, unlockTriesLeft };
  }

  @Serve(profileEntries.update)
  update(@Input() input: ProfileInput, @Acting() actor: Actor): Promise<UserInfo> {
    return this.profiles.update(actor, input);
  }

  @Serve(profileEntries.updatePassword)
  async updatePassword(@Input() input: PasswordInput, @Acting() actor: Actor): Promise<boolean> {
    await this.passwords.change(actor, input);
    return true;
  }

  @Serve(profileEntries.setPreferences)
  setPreferences(
    @Input() input: InputOf<typeof profileEntries.setPreferences>,
    @Acting() actor: Actor,
  ): Promise<Preferences> {
    return this.preferences.set(actor, input);
  }
}

/** What a lock screen shows and no more: whoever sits before it has not said who they are. */
const lockedInfo = (info: UserInfo): UserInfo => ({ ...info, phone: null, email: null, authorities: [] });
