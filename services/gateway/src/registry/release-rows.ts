import { audienceSchema, type LoadFailureKind, type ModuleName } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ActivationLine } from './fold-activations.ts';

export type Database = DataSource | EntityManager;

/** A registered version, as `release` keeps it, without its manifest. */
export interface ReleaseRow {
  readonly id: number;
  readonly module: string;
  readonly version: string;
  readonly title: string;
  readonly needs: Readonly<Record<string, string>>;
  readonly bytes: number | null;
  readonly commit: string | null;
  readonly by: string;
  readonly at: string;
}

const rangesSchema = z.record(z.string(), z.string());

/** The registered versions, newest first. */
export async function releaseRows(database: Database, module?: ModuleName): Promise<readonly ReleaseRow[]> {
  const rows = await database.query<
    (Omit<ReleaseRow, 'needs'> & { readonly needs: unknown; readonly shellApi: string })[]
  >(
    `SELECT id, module, version, needs, bytes, source_commit AS \`commit\`, registered_by AS \`by\`,
            registered_at AS at, JSON_UNQUOTE(JSON_EXTRACT(manifest, '$.title')) AS title,
            JSON_UNQUOTE(JSON_EXTRACT(manifest, '$.shellApi')) AS shellApi
       FROM ${tableName('platform', 'release')}
      WHERE ? IS NULL OR module = ? ORDER BY id DESC`,
    [module ?? null, module ?? null],
  );
  return rows.map(({ needs, shellApi, ...row }) => ({
    ...row,
    needs: needs === null ? { shellApi } : rangesSchema.parse(parsedJson(needs)),
  }));
}

export interface ModuleActivation extends ActivationLine {
  readonly module: string;
}

/** Every activation, oldest first. */
export async function activationLines(
  database: Database,
  module?: ModuleName,
): Promise<readonly ModuleActivation[]> {
  const rows = await database.query<ModuleActivation[]>(
    `SELECT a.id, a.kind, r.module, r.version, a.audience, a.activated_by AS \`by\`, a.activated_at AS at
       FROM ${tableName('platform', 'activation')} a
       JOIN ${tableName('platform', 'release')} r ON r.id = a.release_id
      WHERE ? IS NULL OR r.module = ? ORDER BY a.id`,
    [module ?? null, module ?? null],
  );
  return rows.map(({ audience, ...line }) => ({
    ...line,
    audience: audience === null ? null : audienceSchema.parse(parsedJson(audience)),
  }));
}

export interface FailureCount {
  readonly module: string;
  readonly version: string;
  readonly kind: LoadFailureKind;
  readonly total: number;
}

/** @param since `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai */
export async function failureCounts(database: Database, since: string): Promise<readonly FailureCount[]> {
  const rows = await database.query<FailureCount[]>(
    `SELECT module, version, kind, COUNT(*) AS total FROM ${tableName('platform', 'load_failure')}
      WHERE at >= ? GROUP BY module, version, kind`,
    [since],
  );
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

/** MariaDB answers JSON as text, MySQL as what it says. */
export const parsedJson = (value: unknown): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value;
