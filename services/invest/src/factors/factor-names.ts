import { Injectable } from '@nestjs/common';
import { KnownNames, type FactorGraph, type KnownName } from '@console/quant';
import type { DataSource, EntityManager } from 'typeorm';
import { IndicatorCatalogue } from '../indicators/indicator-catalogue.ts';
import { factorNameId, pinnedVersions } from './factor-ref.ts';
import { factorTable, versionTable } from './factor-tables.ts';

/** What formulas and graphs are read for: their pins decide which older versions must be known. */
export interface Drawn {
  readonly formula?: string | undefined;
  readonly graphs?: readonly FactorGraph[];
}

interface NameRow {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly type: KnownName['type'];
  readonly unit: string;
}

/** What a tenant's formulas may name: every indicator, then the tenant's factors. */
@Injectable()
export class FactorNames {
  constructor(private readonly catalogue: IndicatorCatalogue) {}

  /** Whether an indicator is called so: in a formula the name would mean that. */
  isIndicator(name: string): boolean {
    return this.catalogue.known().some((known) => known.name === name || known.id === name);
  }

  /** The newest version of everything, and the older ones that `drawn` asks for. */
  async known(
    database: DataSource | EntityManager,
    tenantId: string,
    { formula = '', graphs = [] }: Drawn = {},
  ): Promise<KnownNames> {
    const written = [...formula.matchAll(/@(\d{1,9})/g)].map(([, version]) => Number(version));
    const pinned = graphs.flatMap(pinnedVersions).map(({ version }) => version);
    const versions = [...new Set([...written, ...pinned, 0])];
    const rows = await database.query<NameRow[]>(
      `SELECT f.id, f.name, v.version, v.value_type AS type, v.unit
         FROM ${factorTable()} f JOIN ${versionTable()} v ON v.factor_id = f.id
        WHERE f.tenant_id = ? AND f.removed_at IS NULL AND (v.version = f.version OR v.version IN (?))
        ORDER BY f.id, v.version`,
      [tenantId, versions],
    );
    const factors = rows.map(({ id, ...row }) => ({ kind: 'factor' as const, id: factorNameId(id), ...row }));
    return new KnownNames([...this.catalogue.known(), ...factors]);
  }
}
