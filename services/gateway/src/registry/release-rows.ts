import { audienceSchema, type LoadFailureKind, type ModuleName } from '@console/contract-core';
import { fromJson, type Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { z } from 'zod';
import { queries } from '../queries.ts';
import type { ActivationLine } from './fold-activations.ts';

/** A registered version, as stored in `release`, without its manifest. */
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
export async function releaseRows(database: Querying, module?: ModuleName): Promise<readonly ReleaseRow[]> {
  const releases = queries(database)
    .selectFrom('platform.release')
    .select(['id', 'module', 'version', 'needs', 'bytes', 'source_commit as commit'])
    .select(['registered_by as by', 'registered_at as at'])
    .select(({ ref }) => [
      sql<string>`JSON_UNQUOTE(JSON_EXTRACT(${ref('manifest')}, '$.title'))`.as('title'),
      sql<string>`JSON_UNQUOTE(JSON_EXTRACT(${ref('manifest')}, '$.shellApi'))`.as('shellApi'),
    ])
    .orderBy('id', 'desc');
  const rows = await (module === undefined ? releases : releases.where('module', '=', module)).execute();
  return rows.map(({ needs, shellApi, ...row }) => ({
    ...row,
    needs: needs === null ? { shellApi } : rangesSchema.parse(fromJson(needs)),
  }));
}

export interface ModuleActivation extends ActivationLine {
  readonly module: string;
}

/** Every activation, oldest first. */
export async function activationLines(
  database: Querying,
  module?: ModuleName,
): Promise<readonly ModuleActivation[]> {
  const lines = queries(database)
    .selectFrom('platform.activation as a')
    .innerJoin('platform.release as r', 'r.id', 'a.release_id')
    .select(['a.id', 'a.kind', 'r.module', 'r.version', 'a.audience'])
    .select(['a.activated_by as by', 'a.activated_at as at'])
    .orderBy('a.id');
  const rows = await (module === undefined ? lines : lines.where('r.module', '=', module)).execute();
  return rows.map(({ audience, ...line }) => ({
    ...line,
    audience: audience === null ? null : audienceSchema.parse(fromJson(audience)),
  }));
}

export interface FailureCount {
  readonly module: string;
  readonly version: string;
  readonly kind: LoadFailureKind;
  readonly total: number;
}

/** @param since `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai */
export async function failureCounts(database: Querying, since: string): Promise<readonly FailureCount[]> {
  const rows = await queries(database)
    .selectFrom('platform.load_failure')
    .select(['module', 'version', 'kind', ({ fn }) => fn.countAll().as('total')])
    .where('at', '>=', since)
    .groupBy(['module', 'version', 'kind'])
    .execute();
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}
