import { Notices } from '@console/node-kit/notices';
import { overwriteMark, Records, unlessTaken, type RecordChange } from '@console/node-kit/records';
import { Injectable } from '@nestjs/common';
import type { ProfileInput, UserInfo } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { Sessions } from '../tokens/sessions.ts';
import { fileKeyOf } from '../uploads/file-link.ts';
import { ownsAvatar } from '../uploads/owns-avatar.ts';
import type { Actor } from '../users/acting.ts';
import { phoneChanged } from '../users/phone-changed.ts';
import { PROFILES, USER_TAKEN } from '../users/user-records.ts';
import { UserRepository } from '../users/user-repository.ts';
import { PhoneProof } from './phone-proof.ts';

/** The profile that users edit themselves. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UserRepository,
    private readonly proof: PhoneProof,
    private readonly sessions: Sessions,
    private readonly records: Records,
    private readonly notices: Notices,
  ) {}

  /**
   * Saves over the version that was read, where one is named, and returns the saved user. Another mobile number needs
   * the password.
   */
  async update(actor: Actor, input: ProfileInput): Promise<UserInfo> {
    const { tenantId, userId } = actor;
    if (input.id !== undefined && input.id !== userId) throw new Refusal(MESSAGES.notFound);
    const proved = await this.proof.pass(actor, input);
    await this.records.change(actor, (change) => this.save(change, actor, { input, proved }));
    const account = await this.users.account(tenantId, userId);
    if (account === null) throw new Refusal(MESSAGES.noSession);
    const { realName } = account.info;
    // Changes only the name: an authority that is revoked at this moment must not come back.
    await this.sessions.updateAllOf(userId, (session) => ({ ...session, realName }));
    return account.info;
  }

  private async save(
    change: RecordChange,
    actor: Actor,
    { input, proved }: { readonly input: ProfileInput; readonly proved: number | undefined },
  ): Promise<void> {
    const { avatar, name, realName, phone, email, version } = input;
    const before = await change.lock(PROFILES, actor.userId);
    const after = await unlessTaken(USER_TAKEN, () =>
      change.replace(PROFILES, before, {
        read: proved,
        fields: { avatar, name, realName, phone, email },
        marks: overwriteMark(version === undefined, before.version),
      }),
    );
    if (after === null) return;
    if (after.avatar !== null && after.avatar !== before.avatar)
      await checkAvatar(change, actor, after.avatar);
    if (after.phone !== before.phone) await this.tellOfPhone(change, actor);
  }

  /** Sends a security notice to the user whose phone changed. */
  private tellOfPhone(change: RecordChange, { tenantId, userId, address }: Actor): Promise<void> {
    const told = phoneChanged(`${change.now}，地址 ${address}`);
    return this.notices.notify(change.manager, { tenantId, userId, kind: 'security', ...told });
  }
}

/**
 * Refuses an avatar that is no upload of the user: the address of any other server would let its owner watch who loads
 * it.
 */
async function checkAvatar({ manager }: RecordChange, actor: Actor, link: string): Promise<void> {
  const key = fileKeyOf(link);
  if (key !== null && (await ownsAvatar(manager, actor, key))) return;
  throw new Refusal(MESSAGES.badInput, { problems: '头像（avatar）：请先上传头像图片' });
}
