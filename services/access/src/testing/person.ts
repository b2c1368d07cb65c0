import { randomBytes } from 'node:crypto';
import { tableName } from '@console/node-kit/database';
import { decodeJwt } from 'jose';
import type { Browser } from './browser.ts';
import type { RunningAccess } from './running-access.ts';

/** A signed-in user of one test: what tests do to their users stays apart. */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly tenantId: string;
  readonly browser: Browser;
  /** Opens one more session of the user. */
  signIn(): Promise<Browser>;
  /** The user's audit lines, without sign-ins, oldest first. */
  audit(): Promise<readonly AuditedLine[]>;
}

interface AuditedLine {
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly address: string | null;
  readonly tenantId: string;
}

interface PersonOptions {
  readonly tenantId?: string;
  readonly authorities?: readonly string[];
  /** Whether the user must change the password, as after an administrator's reset. */
  readonly mustChangePassword?: boolean;
}

export async function signedInPerson(
  access: RunningAccess,
  { tenantId = access.tenants[0], authorities = [], mustChangePassword = false }: PersonOptions = {},
): Promise<Person> {
  const username = `p${randomBytes(5).toString('hex')}`;
  const password = 'Person#2026';
  const draft = { tenantId, username, password, realName: '某人', authorities };
  const id = (await access.writer.addUser(draft)) ?? 0;
  if (mustChangePassword) {
    await access.database.query(
      `UPDATE ${tableName('access', 'user')} SET must_change_password = 1 WHERE id = ?`,
      [id],
    );
  }
  const signIn = async (): Promise<Browser> => {
    const browser = access.browser();
    const { status, text } = await browser.login(username, password, { tenantId });
    if (status !== 200) throw new Error(`${username} could not sign in: ${text}`);
    return browser;
  };
  const browser = await signIn();
  return { id, username, password, tenantId, browser, signIn, audit: () => auditOf(access, id) };
}

/** The id of the session that a browser's cookies open. */
export const sidOf = (browser: Browser): string =>
  String(decodeJwt(browser.cookies.get('access_token') ?? '')['sid']);

async function auditOf({ database }: RunningAccess, userId: number): Promise<AuditedLine[]> {
  const lines = await database.query<AuditedLine[]>(
    `SELECT action, \`before\`, \`after\`, address, tenant_id AS tenantId FROM ${tableName('access', 'audit_log')}
     WHERE subject = ? AND user_id = ? AND action <> 'access.sign-in' ORDER BY id`,
    [`user:${userId}`, userId],
  );
  return lines.map((line) => ({ ...line, before: parsed(line.before), after: parsed(line.after) }));
}

/** Parses a JSON column, which comes as text or as a value depending on the server's version. */
const parsed = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : json);
