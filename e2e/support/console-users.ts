import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext } from 'playwright-core';
import { ADMIN, VIEWER, type Account, type Answer } from './browser.ts';
import { rows, SUITE } from './suite.ts';

interface Wanted {
  readonly authorities?: readonly string[];
  readonly realName?: string;
  readonly tenantId?: string;
  /** As an administrator leaves a new user. */
  readonly mustChangePassword?: boolean;
}

export interface ConsoleUser extends Account {
  readonly id: number;
  readonly realName: string;
}

/**
 * Users that journeys look at in the browser: each with a name of its own, out of the way again at the end.
 * The database makes them, so that their audit trail begins with the journey.
 */
export class ConsoleUsers {
  private api: APIRequestContext | null = null;
  private readonly made: string[] = [];

  async open(): Promise<void> {
    this.api = await request.newContext({ baseURL: SUITE.url, extraHTTPHeaders: { origin: SUITE.url } });
    await this.asAdmin('/api/blade-auth/login', { username: ADMIN.username, password: ADMIN.password });
  }

  /** The answer of an entry to the demo's administrator. Throws when it was refused. */
  async asAdmin(path: string, data: object): Promise<unknown> {
    if (this.api === null) throw new Error('open() first');
    const response = await this.api.post(path, { data });
    const body: Answer['body'] = await response.json();
    if (!body.success) throw new Error(`${path}: ${response.status()} ${body.appCode} ${body.appMesg}`);
    return body.result;
  }

  async person(wanted: Wanted = {}): Promise<ConsoleUser> {
    const username = this.freshName();
    const { authorities = [], realName = `旅人${username.slice(3)}` } = wanted;
    const { tenantId = '000000', mustChangePassword = false } = wanted;
    await rows(
      `INSERT INTO {access}.user
         (tenant_id, username, password_hash, real_name, name, must_change_password, created_at, updated_at)
       SELECT ?, ?, password_hash, ?, ?, ?, NOW(), NOW()
         FROM {access}.user WHERE tenant_id = '000000' AND username = ? AND removed_key = 0`,
      [tenantId, username, realName, realName, mustChangePassword ? 1 : 0, VIEWER.username],
    );
    const [user] = await rows<{ id: number }>('SELECT id FROM {access}.user WHERE username = ?', [username]);
    if (user === undefined) throw new Error('the demo has no user `viewer`');
    for (const authority of authorities)
      await rows('INSERT INTO {access}.user_authority (user_id, authority) VALUES (?, ?)', [
        user.id,
        authority,
      ]);
    return { id: user.id, username, realName, password: VIEWER.password, tenantId };
  }

  /** A user name nobody has; who takes it through the console is removed like the others. */
  freshName(): string {
    const username = `je-${randomUUID().slice(0, 8)}`;
    this.made.push(username);
    return username;
  }

  async close(): Promise<void> {
    for (const username of this.made.splice(0)) {
      const who = 'user_id IN (SELECT id FROM {access}.user WHERE username = ?)';
      for (const table of ['user_authority', 'user_session', 'user_identity', 'notice'])
        await rows(`DELETE FROM {access}.${table} WHERE ${who}`, [username]);
      await rows('DELETE FROM {access}.user WHERE username = ?', [username]);
    }
    await this.api?.post('/api/blade-auth/logout', { data: {} });
    await this.api?.dispose();
    this.api = null;
  }
}
