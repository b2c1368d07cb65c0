import type { Industry, IndustryOption, Variant } from '@console/contract-industry';
import { MESSAGES, Refusal } from '@console/contract-core';
import { activeUserName } from '@console/node-kit/queries';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { INDUSTRY_COLUMNS, type IndustryRow } from './present-industry.ts';
import { queries } from '../queries.ts';

/** The fixed marker of Shenwan's industries on the wire. */
const SHENWAN_MARK = 'SW';

interface Read extends IndustryRow {
  readonly username: string | null;
  readonly parentName: string | null;
  readonly parentCode: string | null;
  readonly topName: string | null;
}

/** Reads of a tenant's industries, removed ones left out. */
@Injectable()
export class IndustryReader {
  constructor(private readonly database: DataSource) {}

  /** One industry without its number of companies. Refuses (404) one of another tenant, a removed one, or an unknown id. */
  async find(tenantId: string, id: number): Promise<Omit<Industry, 'corpCount'>> {
    const row = await this.read(tenantId, id);
    return {
      industryId: row.id,
      type: row.variant,
      industryName: row.name,
      industryCode: row.code,
      industryLevel: row.level,
      industryDesc: row.description,
      parentId: row.parentId,
      parentNames: upperNames(row),
      parentCode: row.parentCode,
      userId: row.analystId,
      username: row.username,
      swid: row.swCode,
      hyflName: row.swCode === null ? null : SHENWAN_MARK,
      version: row.version,
    };
  }

  /** Names from level 1 down to the industry itself, joined by ` / `. Refuses (404) as `find` does. */
  async namePath(tenantId: string, id: number): Promise<string> {
    const row = await this.read(tenantId, id);
    return [...upperNames(row), row.name].join(' / ');
  }

  /** The industries of one classification as a tree, in the order of their codes. */
  async tree(tenantId: string, variant: Variant): Promise<readonly IndustryOption[]> {
    const rows = await queries(this.database)
      .selectFrom('ecology.industry as i')
      .select(INDUSTRY_COLUMNS)
      .where('i.tenant_id', '=', tenantId)
      .where('i.variant', '=', variant)
      .where('i.removed_at', 'is', null)
      .orderBy('i.code')
      .execute();
    const byParent = new Map<number | null, IndustryRow[]>();
    for (const row of rows) byParent.set(row.parentId, [...(byParent.get(row.parentId) ?? []), row]);
    const under = (parent: number | null): readonly IndustryOption[] =>
      (byParent.get(parent) ?? []).map(({ id, name, code, level }) => ({
        industryId: id,
        industryName: name,
        industryCode: code,
        industryLevel: level,
        children: under(id),
      }));
    return under(null);
  }

  private async read(tenantId: string, id: number): Promise<Read> {
    const row = await queries(this.database)
      .selectFrom('ecology.industry as i')
      .leftJoin('ecology.industry as p', 'p.id', 'i.parent_id')
      .leftJoin('ecology.industry as g', 'g.id', 'p.parent_id')
      .where('i.tenant_id', '=', tenantId)
      .where('i.id', '=', id)
      .where('i.removed_at', 'is', null)
      .select(INDUSTRY_COLUMNS)
      .select(['p.name as parentName', 'p.code as parentCode', 'g.name as topName'])
      .select(({ ref }) => activeUserName(ref('i.tenant_id'), ref('i.analyst_id')).as('username'))
      .executeTakeFirst();
    if (!row) throw new Refusal(MESSAGES.notFound);
    return row;
  }
}

/** From level 1 down to the parent. */
const upperNames = ({ topName, parentName }: Read): string[] =>
  [topName, parentName].filter((name) => name !== null);
