import { tableName } from '@console/node-kit/database';
import type { Answer, Browser } from './browser.ts';
import { runningAccess, type RunningAccess } from './running-access.ts';

export interface Made {
  readonly id: number;
  readonly username: string;
}

export interface AuditLine {
  readonly action: string;
  readonly subject: string;
  readonly username: string | null;
  readonly address: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** Users to administer, over HTTP. Every user it makes has a unique name and signs in by `PASSWORD`. */
export interface UserBench {
  readonly access: RunningAccess;
  /** A browser signed in as the first tenant's administrator. */
  readonly admin: Browser;
  /** A browser signed in as an administrator of the other tenant. */
  readonly stranger: Browser;
  make(authorities?: readonly string[], more?: { readonly tenantId?: string }): Promise<Made>;
  signIn(user: Made): Promise<Browser>;
  /** A signed-in user who may manage users and also has `authorities`. */
  manager(authorities?: readonly string[]): Promise<Browser & { readonly made: Made }>;
  post(browser: Browser, call: string, body: object): Promise<Answer>;
  row(id: number): Promise<Record<string, unknown>>;
  authorities(id: number): Promise<readonly string[]>;
  /** The audit lines of a subject that name a user, oldest first. */
  audit(subject: string): Promise<readonly AuditLine[]>;
  notices(userId: number): Promise<readonly { kind: string; title: string; text: string | null }[]>;
  userId(username: string): Promise<number>;
}

export const PASSWORD = 'Someone#2026';

export async function userBench(): Promise<UserBench> {
  const access = await runningAccess();
  const { database, tenants, writer } = access;
  let made = 0;
  const make: UserBench['make'] = async (authorities = [], { tenantId = tenants[0] } = {}) => {
    made += 1;
    const username = `user${made}`;
    const draft = { tenantId, username, password: PASSWORD, realName: `用户${made}`, authorities };
    const id = await writer.addUser(draft);
    if (id === null) throw new Error(`${username} was there already`);
    return { id, username };
  };
  const enter = async (username: string, password: string, tenantId = tenants[0]): Promise<Browser> => {
    const browser = access.browser();
    const { status } = await browser.login(username, password, { tenantId });
    if (status !== 200) throw new Error(`${username} did not come in: ${status}`);
    return browser;
  };
  const signIn = (user: Made): Promise<Browser> => enter(user.username, PASSWORD);
  const chief = await make(['ROLE_admin'], { tenantId: tenants[1] });
  return {
    access,
    admin: await enter('admin', 'Admin#2026'),
    stranger: await enter(chief.username, PASSWORD, tenants[1]),
    make,
    signIn,
    manager: async (authorities = []) => {
      const user = await make(['xtgl_user', ...authorities]);
      return Object.assign(await signIn(user), { made: user });
    },
    post: (browser, call, body) => browser.post(`/api/sysUser/${call}`, body),
    row: async (id) => {
      const [row] = await database.query<Record<string, unknown>[]>(
        `SELECT * FROM ${tableName('access', 'user')} WHERE id = ?`,
        [id],
      );
      return row ?? {};
    },
    authorities: async (id) => {
      const rows = await database.query<{ authority: string }[]>(
        `SELECT authority FROM ${tableName('access', 'user_authority')} WHERE user_id = ? ORDER BY authority`,
        [id],
      );
      return rows.map(({ authority }) => authority);
    },
    audit: async (subject) => {
      const rows = await database.query<AuditLine[]>(
        `SELECT action, subject, username, address, \`before\`, \`after\`
         FROM ${tableName('access', 'audit_log')} WHERE subject = ? AND user_id IS NOT NULL AND action NOT LIKE 'access.sign-%' ORDER BY id`,
        [subject],
      );
      return rows.map((line) => ({ ...line, before: json(line.before), after: json(line.after) }));
    },
    notices: (userId) =>
      database.query(
        `SELECT kind, title, text FROM ${tableName('access', 'notice')} WHERE user_id = ? ORDER BY id`,
        [userId],
      ),
    userId: async (username) => {
      const [row] = await database.query<{ id: number }[]>(
        `SELECT id FROM ${tableName('access', 'user')} WHERE tenant_id = ? AND username = ? AND removed_at IS NULL`,
        [tenants[0], username],
      );
      return row?.id ?? 0;
    },
  };
}

const json = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
