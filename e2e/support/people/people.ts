import { randomInt, randomUUID } from 'node:crypto';
import { AUTHORITIES, ROLE_ADMIN } from '@console/contract-core';
import { ADMIN, VIEWER, type Account } from '../browser/browser.ts';
import { httpSignIn, type HttpSession } from '../suite/http-session.ts';
import { eraseUser, insertUser, type InsertedUser } from './insert-user.ts';

interface Wanted {
  readonly authorities?: readonly string[];
  readonly phone?: string;
}

export interface Person extends Account {
  readonly id: number;
  readonly realName: string;
}

/** Users of one file of journeys, deleted at its end: changes of them disturb no other file. */
export class People {
  private session: HttpSession | null = null;
  private readonly added: number[] = [];
  private readonly names: string[] = [];

  async open(): Promise<void> {
    this.session = await httpSignIn(ADMIN);
  }

  /** The demo's administrator, who makes and removes them. */
  get admin(): HttpSession {
    if (this.session === null) throw new Error('open() first');
    return this.session;
  }

  /** A user made by the administrator who has signed in before, has changed the password and has no unread notices. */
  async person(wanted: Wanted = {}): Promise<Person> {
    const person = await this.newcomer(wanted);
    return { ...person, password: await settle(person) };
  }

  /** A new user made by the administrator: with a password to be changed at the first sign-in. */
  async newcomer({ authorities = [], phone }: Wanted = {}): Promise<Person> {
    const { username, realName } = anyName();
    const { id, temporaryPassword: password } = await this.admin.post<{
      readonly id: number;
      readonly temporaryPassword: string;
    }>('/api/sysUser/insert', { username, realName, authorities, ...(phone && { phone }) });
    this.added.push(id);
    return { id, username, realName, password };
  }

  /** A user inserted into the database: fast, in any tenant, and the audit trail begins with the journey. */
  async inserted(wanted: Partial<Omit<InsertedUser, 'username'>> = {}): Promise<Person> {
    const { username, realName } = anyName();
    this.names.push(username);
    const defaults = { realName, tenantId: '000000', authorities: [], mustChangePassword: false };
    const user = { ...defaults, ...wanted, username };
    const id = await insertUser(user);
    return { id, username, realName: user.realName, password: VIEWER.password, tenantId: user.tenantId };
  }

  /** Another tenant's administrator, with every authority. */
  otherTenantsAdmin(): Promise<Person> {
    return this.inserted({ tenantId: '100001', authorities: [...Object.keys(AUTHORITIES), ROLE_ADMIN] });
  }

  /** An unused user name; a user who gets it through the console is removed like the others. */
  freshName(): string {
    const { username } = anyName();
    this.names.push(username);
    return username;
  }

  async close(): Promise<void> {
    if (this.session === null) return;
    if (this.added.length > 0)
      await this.admin.post('/api/sysUser/deleteByIds', { ids: this.added.splice(0) });
    for (const username of this.names.splice(0)) await eraseUser(username);
    await this.admin.leave();
    this.session = null;
  }
}

/** A mobile number that no other user has. */
export const anyPhone = (): string => `199${String(randomInt(10 ** 8)).padStart(8, '0')}`;

function anyName(): { readonly username: string; readonly realName: string } {
  const mark = randomUUID().slice(0, 8);
  return { username: `je-${mark}`, realName: `旅人${mark}` };
}

const PASSWORD = 'Journey#2026';

/** Signs in for the first time and sets the password. */
async function settle(person: Person): Promise<string> {
  const self = await httpSignIn(person);
  const change = { oldPassword: person.password, newPassword: PASSWORD, newPassword1: PASSWORD };
  await self.post('/api/blade-user/update-password', change);
  await self.post('/api/notice/read');
  await self.leave();
  return PASSWORD;
}
