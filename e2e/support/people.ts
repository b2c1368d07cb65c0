import { randomInt } from 'node:crypto';
import { ApiCaller } from './api-caller.ts';
import { ADMIN, type Account } from './browser.ts';

interface Wanted {
  readonly authorities?: readonly string[];
  readonly phone?: string;
  /** As an administrator leaves a new user: with a password to be changed at the first sign-in. */
  readonly mustChangePassword?: boolean;
}

export interface Person extends Account {
  readonly id: number;
  readonly realName: string;
}

/** Users of a file of journeys alone, gone again at its end: whatever is done to them disturbs nobody. */
export class People {
  private caller: ApiCaller | null = null;
  private readonly ids: number[] = [];

  async open(): Promise<void> {
    this.caller = await ApiCaller.signedIn(ADMIN);
  }

  /** An administrator's calls. */
  get admin(): ApiCaller {
    if (this.caller === null) throw new Error('open() first');
    return this.caller;
  }

  /** A new user who has signed in before, with no unread notice. */
  async person({ authorities = [], phone, mustChangePassword = false }: Wanted = {}): Promise<Person> {
    const mark = `${Date.now().toString(36)}${randomInt(36 ** 4).toString(36)}`;
    const [username, realName] = [`journey-${mark}`, `旅人${mark}`];
    const added = await this.admin.post<{ readonly id: number; readonly temporaryPassword: string }>(
      '/api/sysUser/insert',
      { username, realName, authorities, ...(phone && { phone }) },
    );
    this.ids.push(added.id);
    const person = { id: added.id, username, realName };
    if (mustChangePassword) return { ...person, password: added.temporaryPassword };
    return { ...person, password: await settle(username, added.temporaryPassword) };
  }

  async close(): Promise<void> {
    if (this.caller === null) return;
    if (this.ids.length > 0) await this.admin.post('/api/sysUser/deleteByIds', { ids: this.ids });
    await this.admin.leave();
  }
}

/** A mobile number that nobody else has. */
export const anyPhone = (): string => `199${String(randomInt(10 ** 8)).padStart(8, '0')}`;

const PASSWORD = 'Journey#2026';

/** The first sign-in with the password that is set there. */
async function settle(username: string, temporaryPassword: string): Promise<string> {
  const self = await ApiCaller.signedIn({ username, password: temporaryPassword });
  const change = { oldPassword: temporaryPassword, newPassword: PASSWORD, newPassword1: PASSWORD };
  await self.post('/api/blade-user/update-password', change);
  await self.post('/api/notice/read');
  await self.leave();
  return PASSWORD;
}
