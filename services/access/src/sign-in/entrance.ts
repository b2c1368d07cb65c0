import { Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES, type UserInfo } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { Notices } from '@console/node-kit/notices';
import { DataSource } from 'typeorm';
import type { IssuedTokens } from '../tokens/session-cookies.ts';
import { UserRepository, type Account } from '../users/user-repository.ts';
import type { Caller } from './caller.ts';
import { deviceLabel } from './device-label.ts';
import { KnownDevices } from './known-devices.ts';
import { SessionService } from './session.service.ts';
import { SignInAudit } from './sign-in-audit.ts';

export interface SignedIn {
  readonly info: UserInfo;
  readonly tokens: IssuedTokens;
}

export interface Entry {
  /** `account`, `phone`, a provider's source or `token`. */
  readonly method: string;
  readonly remember: boolean;
  readonly caller: Caller;
  readonly proof: Proof;
}

/** The reason to let a user in, checked again when the session exists: it may have changed meanwhile. */
export interface Proof {
  /** Whether what was judged is still what is stored. */
  isValid(account: Account): Promise<boolean>;
  /** Refuses in the words of this way of signing in. */
  refuse(): Promise<never>;
}

/** The last step of every way of signing in, once the account is known. */
@Injectable()
export class Entrance {
  constructor(
    private readonly sessions: SessionService,
    private readonly devices: KnownDevices,
    private readonly audit: SignInAudit,
    private readonly users: UserRepository,
    private readonly notices: Notices,
    private readonly database: DataSource,
  ) {}

  /**
   * Opens a session for an active account in place of the browser's earlier one, makes its device known, and records
   * the sign-in. Refuses a user who was disabled or removed, or whose password, number or binding changed, since the
   * account was judged.
   */
  async enter(account: Account, entry: Entry): Promise<SignedIn> {
    const { method, caller } = entry;
    const label = deviceLabel(caller.userAgent);
    const { info, tokens } = await this.openFor(account, entry, label);
    // Its cookies are about to be replaced: if it stayed open, no one could end it from here any more.
    await this.sessions.end(caller.session, caller.refreshToken, caller.address);
    const name = `${info.tenantId}/${info.username}`;
    const known = caller.device !== undefined && (await this.devices.isKnown(caller.device, name));
    const device = known ? undefined : await this.devices.remember(name);
    const before = await this.users.signedIn({ tenantId: info.tenantId, userId: info.id });
    await this.audit.signedIn({ ...info, userId: info.id }, caller.address, method);
    if (!known && before !== null) await this.tellOfDevice(info, label, caller.address);
    return { info, tokens: device === undefined ? tokens : { ...tokens, device } };
  }

  /**
   * Opens the session and checks the account again. A change of the user after the session exists finds it and
   * updates or ends it; earlier changes are seen by the check.
   */
  private async openFor(
    account: Account,
    { method, remember, caller, proof }: Entry,
    device: string,
  ): Promise<SignedIn> {
    const { id: userId, tenantId, username } = account.info;
    const { address } = caller;
    const { sid, tokens } = await this.sessions.open(account, remember, { method, device, address });
    const now = await this.sessions.settle(sid, account);
    if (now?.active && (await proof.isValid(now))) return { info: now.info, tokens };
    await this.sessions.close({ sid, userId });
    if (now === null || now.active) return proof.refuse();
    await this.audit.failed({ tenantId, user: { userId, username }, reason: 'disabled', address });
    throw new Refusal(ACCESS_MESSAGES.accountDisabled);
  }

  private tellOfDevice({ id, tenantId }: UserInfo, label: string, address: string): Promise<void> {
    return this.notices.notify(this.database.manager, {
      tenantId,
      userId: id,
      kind: 'security',
      title: '新设备登录',
      text: `${label}，地址 ${address}。如非本人操作，请修改密码并退出其他会话`,
      link: '/profile?tab=sessions',
    });
  }
}
