import { transact } from '@console/node-kit/database';
import { changedFields, overwriteMark } from '@console/node-kit/records';
import { Injectable } from '@nestjs/common';
import type { ProfileInput, UserInfo } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { DataSource, type EntityManager } from 'typeorm';
import { Sessions } from '../tokens/sessions.ts';
import { fileKeyOf } from '../uploads/file-link.ts';
import { UserRepository } from '../users/user-repository.ts';
import type { Actor } from '../users/acting.ts';
import { OwnAudit } from './own-audit.ts';
import { PhoneProof } from './phone-proof.ts';
import { ProfileWriter, type Profile } from './profile-writer.ts';

/** What users say of themselves. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UserRepository,
    private readonly writer: ProfileWriter,
    private readonly proof: PhoneProof,
    private readonly sessions: Sessions,
    private readonly audit: OwnAudit,
    private readonly database: DataSource,
  ) {}

  /**
   * Saves over the version that was read, where it is said, and answers the user as it is then. Another mobile number needs
   * the password.
   */
  async update(actor: Actor, input: ProfileInput): Promise<UserInfo> {
    const { tenantId, userId } = actor;
    if (input.id !== undefined && input.id !== userId) throw new Refusal(MESSAGES.notFound);
    const proved = await this.proof.pass(actor, input);
    await transact(this.database, (manager) => this.save(manager, actor, { input, proved }));
    const account = await this.users.account(tenantId, userId);
    if (account === null) throw new Refusal(MESSAGES.noSession);
    const { realName } = account.info;
    // Nothing but the name: a right that is taken away at this moment must not come back.
    await this.sessions.updateAllOf(userId, (session) => ({ ...session, realName }));
    return account.info;
  }

  private async save(
    manager: EntityManager,
    actor: Actor,
    { input, proved }: { readonly input: ProfileInput; readonly proved: number | undefined },
  ): Promise<void> {
    const held = await this.writer.hold(manager, actor);
    if (held === null) throw new Refusal(MESSAGES.noSession);
    const { version, ...before } = held;
    if (proved !== undefined && version !== proved) throw new Refusal(MESSAGES.conflict);
    const wanted = wantedProfile(before, input);
    const changed = changedFields(before, wanted);
    if (changed === null) return;
    const { avatar = null, phone } = changed.after;
    if (avatar !== null) await this.checkAvatar(manager, actor, avatar);
    await this.writer.save(manager, actor, { ...wanted, version });
    const after = { ...changed.after, ...overwriteMark(input.version === undefined, version) };
    await this.audit.record(actor, 'update-profile', { before: changed.before, after, manager });
    if (phone !== undefined) await this.writer.tellOfPhone(manager, actor);
  }

  /** An address of anything else would let a picture be fetched from wherever its owner likes. */
  private async checkAvatar(manager: EntityManager, actor: Actor, link: string): Promise<void> {
    const key = fileKeyOf(link);
    if (key !== null && (await this.writer.ownsAvatar(manager, actor, key))) return;
    throw new Refusal(MESSAGES.badInput, { problems: '头像（avatar）：请先上传头像图片' });
  }
}

/** What is left out stays. */
const wantedProfile = (
  before: Profile,
  { avatar = before.avatar, name, realName, phone = before.phone, email = before.email }: ProfileInput,
): Profile => ({ avatar, name, realName, phone, email });
