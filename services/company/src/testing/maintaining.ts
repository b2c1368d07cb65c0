import type { Clock, Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { tableName } from '@console/node-kit/database';
import { insertRows, TENANT, type Answer } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from './running-company.ts';

export interface AuditRow {
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface CallOptions {
  readonly session?: Partial<Session>;
  readonly body?: unknown;
  readonly key?: string;
}

/** The authorities of all edits of companies. */
const EVERYTHING = [
  'gssjk_gn',
  'gssjk_gn_add',
  'gssjk_gn_view',
  'gssjk_gn_edit',
  'hysjk_gn_view',
  'hysjk_gn_edit',
];

export interface Maintaining extends RunningCompany {
  /** Sets the time that the service reads, in Shanghai. */
  at(time: string): void;
  /** Sends a call as a user with every authority of companies, or with the given session. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  query<T>(sql: string, values?: readonly unknown[]): Promise<T[]>;
  /** The audit lines of a subject, oldest first. */
  audit(subject: string): Promise<readonly AuditRow[]>;
}

/**
 * The company service at ten in the morning, with more data than the fixture: shares 21 and 22 that no tenant added, 22
 * with the name of 五粮液, and the ecology industries 11 to 14, the last of the third level.
 */
export async function maintaining(env: Readonly<Record<string, string>> = {}): Promise<Maintaining> {
  const company = await runningCompany(env);
  const { database } = company.data;
  await insertRows(database, tableName('market', 'security'), [
    share(21, {
      code: '603288',
      exchange: 'SH',
      name: '海天味业',
      pinyin: 'haitianweiye',
      pinyin_initials: 'htwy',
    }),
    share(22, {
      code: '200858',
      exchange: 'SZ',
      name: '五粮液',
      pinyin: 'wuliangye',
      pinyin_initials: 'wly',
    }),
  ]);
  await insertRows(database, tableName('ecology', 'industry'), [
    industry(11, '食品', null),
    industry(12, '调味品', 11),
    industry(13, '酱油', 12),
    industry(14, '食醋', 12),
  ]);
  const clock = company.service.service.app.get<{ now: Clock['now'] }>(CLOCK);
  const at = (time: string): void => {
    clock.now = () => Date.parse(`${time.replace(' ', 'T')}+08:00`);
  };
  at('2026-07-03 10:00:00');
  const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T[]> =>
    database.query<T[]>(sql, [...values]);
  return {
    ...company,
    at,
    query,
    call: async (method, path, { session, body, key } = {}) =>
      company.service.send(path, {
        method,
        token: await company.service.signIn({ authorities: EVERYTHING, ...session }),
        ...(body === undefined ? {} : { body }),
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),
    audit: async (subject) => {
      const rows = await query<AuditRow>(
        `SELECT action, subject, \`before\`, \`after\` FROM ${tableName('access', 'audit_log')}
          WHERE subject = ? ORDER BY id`,
        [subject],
      );
      return rows.map((row) => ({ ...row, before: parsed(row.before), after: parsed(row.after) }));
    },
  };
}

const share = (id: number, facts: Readonly<Record<string, string>>) => ({
  id,
  board: 'main',
  list_date: '2014-02-11',
  status: 'listed',
  ...facts,
});

const LEVELS: Readonly<Record<number, number>> = { 11: 1, 12: 2, 13: 3, 14: 3 };
const industry = (id: number, name: string, parent_id: number | null) => ({
  id,
  tenant_id: TENANT,
  variant: 'ecology',
  name,
  code: `E${id}`,
  level: LEVELS[id] ?? 1,
  parent_id,
  created_at: '2026-01-05 09:00:00',
  updated_at: '2026-01-05 09:00:00',
});

const parsed = (value: unknown): unknown =>
  typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
