import type { Industry, IndustryOption, Variant } from '@console/contract-industry';
import { MESSAGES, Refusal } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { analystJoin } from './analyst.ts';
import { companiesIn, industriesWithin } from './industry-content.ts';
import { INDUSTRY_COLUMNS, type IndustryRow } from './present-industry.ts';

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

  /** Refuses (404) what is another tenant's, removed, or never was. */
  async find(tenantId: string, id: number): Promise<Industry> {
    const row = await this.read(tenantId, id);
    const within = await industriesWithin(this.database, tenantId, id);
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
      corpCount: await companiesIn(this.database, tenantId, { industryIds: within, listed: true }),
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
    const rows = await this.database.query<IndustryRow[]>(
      `SELECT ${INDUSTRY_COLUMNS} FROM ${tableName('ecology', 'industry')} i
        WHERE i.tenant_id = ? AND i.variant = ? AND i.removed_at IS NULL ORDER BY i.code`,
      [tenantId, variant],
    );
    const byParent = new Map<number | null, IndustryRow[]>();
    for (const row of rows) byParent.set(row.parentId, [...(byParent.get(row.parentId) ?? []), row]);
    const under = (parent: number | null): readonly IndustryOption[] =>
      (byParent.get(parent) ?? []).map(({ id, name, code, level }) => ({
        ...{ industryId: id, industryName: name, industryCode: code, industryLevel: level },
        children: under(id),
      }));
    return under(null);
  }

  private async read(tenantId: string, id: number): Promise<Read> {
    const industry = tableName('ecology', 'industry');
    const [row] = await this.database.query<Read[]>(
      `SELECT ${INDUSTRY_COLUMNS}, u.real_name AS username, p.name AS parentName, p.code AS parentCode,
              g.name AS topName
         FROM ${industry} i ${analystJoin()}
         LEFT JOIN ${industry} p ON p.id = i.parent_id LEFT JOIN ${industry} g ON g.id = p.parent_id
        WHERE i.tenant_id = ? AND i.id = ? AND i.removed_at IS NULL`,
      [tenantId, id],
    );
    if (!row) throw new Refusal(MESSAGES.notFound);
    return row;
  }
}

/** From level 1 down to the parent. */
const upperNames = ({ topName, parentName }: Read): string[] =>
  [topName, parentName].filter((name) => name !== null);
