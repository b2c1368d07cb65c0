import { tableName } from '@console/node-kit/database';
import type { DataSource } from 'typeorm';
import type { SwIndustryRow } from '../schema/reference/sw-industry.ts';

export interface ShenwanNode {
  readonly code: string;
  readonly name: string;
  readonly level: number;
  readonly children: readonly ShenwanNode[];
}

/** The Shenwan tree valid on a day, level 1 first, in code order. */
export async function shenwanTree(
  database: Pick<DataSource, 'query'>,
  day: string,
): Promise<readonly ShenwanNode[]> {
  const rows = await database.query<SwIndustryRow[]>(
    `SELECT code, name, level, parent_code FROM ${tableName('market', 'sw_industry')} industry
      WHERE ${validOn('industry')} ORDER BY code`,
    [day, day],
  );
  const under = (parent: string | null): readonly ShenwanNode[] =>
    rows
      .filter((row) => row.parent_code === parent)
      .map(({ code, name, level }) => ({ code, name, level, children: under(code) }));
  return under(null);
}

/** The condition that a row of `sw_industry` or `sw_member` is valid on a day; has two parameters, both the day. */
export function validOn(alias: string): string {
  return `${alias}.valid_from <= ? AND (${alias}.valid_to IS NULL OR ${alias}.valid_to > ?)`;
}
