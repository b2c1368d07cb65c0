import { Injectable } from '@nestjs/common';
import { FACTOR_SHELVES, type Factor, type investEntries } from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import type { FactorGraph } from '@console/quant';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { nameContaining } from './factor-list.source.ts';
import { FactorNames } from './factor-names.ts';
import { factorRef } from './factor-ref.ts';
import { finishedDetail, formulaText, readDetail } from './factor-rows.ts';
import { factorTable, newestFactors, versionTable } from './factor-tables.ts';

type Entries = typeof investEntries;
type Version = OutputOf<Entries['factorVersions']>[number];

interface VersionRow extends Omit<Version, 'formula' | 'relationMap'> {
  readonly graph: string;
}

interface LeafRow {
  readonly id: number;
  readonly name: string;
  readonly shelf: number;
  readonly factorIsSingle: number;
  readonly version: number;
}

/** A tenant's factors as people look at them. */
@Injectable()
export class FactorReader {
  constructor(
    private readonly database: DataSource,
    private readonly names: FactorNames,
  ) {}

  /** Refuses one that the tenant does not have. */
  async find({ tenantId }: Session, id: number): Promise<Factor> {
    const found = await readDetail(this.database, tenantId, id);
    if (found === null) throw new Refusal(MESSAGES.notFound);
    const known = await this.names.known(this.database, tenantId, { graphs: [found.graph] });
    return finishedDetail(found.row, found.graph, known);
  }

  /** Every version, the newest first, in the names of today; refuses a factor that the tenant does not have. */
  async versions({ tenantId }: Session, id: number): Promise<Version[]> {
    const rows = await this.database.query<VersionRow[]>(
      `SELECT v.version, v.graph, maker.real_name AS createdUser, v.created_at AS createdTime
         FROM ${factorTable()} f JOIN ${versionTable()} v ON v.factor_id = f.id
         LEFT JOIN ${tableName('access', 'user_public')} maker
           ON maker.tenant_id = f.tenant_id AND maker.id = v.created_by
        WHERE f.tenant_id = ? AND f.id = ? AND f.removed_at IS NULL
        ORDER BY v.version DESC`,
      [tenantId, id],
    );
    if (rows.length === 0) throw new Refusal(MESSAGES.notFound);
    const graphs = rows.map(({ graph }) => JSON.parse(graph) as FactorGraph);
    const known = await this.names.known(this.database, tenantId, { graphs });
    return rows.map(({ graph: text, ...row }) => {
      const graph = JSON.parse(text) as Version['relationMap'];
      return { ...row, relationMap: graph, formula: formulaText(graph, known) };
    });
  }

  /** How many factors bear the name, the one that is being edited left out. */
  async nameCount({ tenantId }: Session, { name, id }: InputOf<Entries['factorNameCount']>): Promise<number> {
    const [row] = await this.database.query<{ count: number | string }[]>(
      `SELECT COUNT(*) AS count FROM ${factorTable()}
        WHERE tenant_id = ? AND name = ? AND removed_at IS NULL AND id <> ?`,
      [tenantId, name.trim(), id ?? 0],
    );
    return Number(row?.count ?? 0);
  }

  /** Every shelf with its factors; of a search the shelves that hold one. */
  async tree(
    { tenantId }: Session,
    { search }: InputOf<Entries['factorTree']>,
  ): Promise<OutputOf<Entries['factorTree']>> {
    const found = search === undefined ? { sql: 'TRUE', values: [] } : nameContaining(search);
    const rows = await this.database.query<LeafRow[]>(
      `SELECT f.id, f.name, f.shelf, v.kind AS factorIsSingle, f.version FROM ${newestFactors()}
        WHERE f.tenant_id = ? AND f.removed_at IS NULL AND (${found.sql}) ORDER BY f.name, f.id`,
      [tenantId, ...found.values],
    );
    const shelves = FACTOR_SHELVES.map(({ id, title }) => ({
      id,
      title,
      children: rows
        .filter(({ shelf }) => shelf === id)
        .map((row) => ({
          id: row.id,
          name: row.name,
          factorIsSingle: row.factorIsSingle,
          ref: factorRef(row),
        })),
    }));
    return search === undefined ? shelves : shelves.filter(({ children }) => children.length > 0);
  }
}
