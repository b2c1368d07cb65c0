import { Injectable } from '@nestjs/common';
import type { UserInfo } from '@console/contract-access';
import { Notices } from '@console/node-kit';
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
}

/** What every way of signing in ends with, once it is known who comes. */
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

  /** Opens a session for an active account, makes its device known, and records the sign-in. */
  async enter(account: Account, { method, remember, caller }: Entry): Promise<SignedIn> {
    const { info } = account;
    const name = `${info.tenantId}/${info.username}`;
    const label = deviceLabel(caller.userAgent);
    const known = caller.device !== undefined && (await this.devices.isKnown(caller.device, name));
    const [device, tokens] = await Promise.all([
      known ? undefined : this.devices.remember(name),
      this.sessions.open(account, remember, { method, device: label, address: caller.address }),
    ]);
    const before = await this.users.signedIn(info.id);
    await this.audit.signedIn({ ...info, userId: info.id }, caller.address, method);
    if (!known && before !== null) await this.tellOfDevice(info, label, caller.address);
    return { info, tokens: device === undefined ? tokens : { ...tokens, device } };
  }

  private tellOfDevice({ id, tenantId }: UserInfo, label: string, address: string): Promise<void> {
    return this.notices.tell(this.database.manager, {
      tenantId,
      userId: id,
      kind: 'security',
      title: '新设备登录',
      text: `${label}，地址 ${address}。如非本人操作，请修改密码并退出其他会话`,
      link: '/profile?tab=sessions',
    });
  }
}
