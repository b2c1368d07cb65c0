import { Injectable } from '@nestjs/common';
import type { Querying } from '@console/node-kit/queries';
import { KnownNames, type FactorGraph } from '@console/quant';
import { IndicatorCatalogue } from '../indicators/indicator-catalogue.ts';
import { queries } from '../queries.ts';
import { factorNameId, pinnedVersions } from './factor-ref.ts';

/** The formulas and graphs to be read: their pins decide which older versions must be known. */
export interface Drawn {
  readonly formula?: string | undefined;
  readonly graphs?: readonly FactorGraph[];
}

/** The names that a tenant's formulas may use: every indicator, then the tenant's factors. */
@Injectable()
export class FactorNames {
  constructor(private readonly catalogue: IndicatorCatalogue) {}

  /** Whether an indicator has that name: in a formula the name would mean the indicator. */
  isIndicator(name: string): boolean {
    return this.catalogue.known().some((known) => known.name === name || known.id === name);
  }

  /** The newest version of everything, and the older ones that `drawn` refers to. */
  async known(
    database: Querying,
    tenantId: string,
    { formula = '', graphs = [] }: Drawn = {},
  ): Promise<KnownNames> {
    const written = [...formula.matchAll(/@(\d{1,9})/g)].map(([, version]) => Number(version));
    const pinned = graphs.flatMap(pinnedVersions).map(({ version }) => version);
    const versions = [...new Set([...written, ...pinned, 0])];
    const rows = await queries(database)
      .selectFrom('invest.factor as f')
      .innerJoin('invest.factor_version as v', 'v.factor_id', 'f.id')
      .select(['f.id', 'f.name', 'v.version', 'v.value_type as type', 'v.unit'])
      .where('f.tenant_id', '=', tenantId)
      .where('f.removed_at', 'is', null)
      .where(({ eb, or, ref }) =>
        or([eb('v.version', '=', ref('f.version')), eb('v.version', 'in', versions)]),
      )
      .orderBy('f.id')
      .orderBy('v.version')
      .execute();
    const factors = rows.map(({ id, ...row }) => ({ kind: 'factor' as const, id: factorNameId(id), ...row }));
    return new KnownNames([...this.catalogue.known(), ...factors]);
  }
}
