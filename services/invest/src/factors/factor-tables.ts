import type { RemovableRow } from '@console/node-kit/queries';
import type { KnownName, NodeValue } from '@console/quant';
import type { ColumnType, Generated } from 'kysely';

/** Row of a factor. Its `version` is that of the newest of its versions. */
interface FactorRow extends RemovableRow {
  readonly name: string;
  /** Its category, `treeFormId`. */
  readonly shelf: number;
  readonly remark: string | null;
  /** Counts every save. */
  readonly revision: Generated<number>;
  /** JSON: the position of each node. */
  readonly layout: string;
}

interface VersionRow {
  readonly factor_id: number;
  readonly version: number;
  /** JSON, refs pinned. */
  readonly graph: string;
  readonly kind: number;
  readonly source: number | null;
  readonly calc_rule: number | null;
  /** The type of the output. A graph whose output is a bare number is refused before it is written. */
  readonly value_type: ColumnType<KnownName['type'], NodeValue['type'], never>;
  readonly unit: string;
  readonly created_by: number | null;
  readonly created_at: string;
}

/** Row for a factor that the newest version of another names. */
interface ReferenceRow {
  readonly factor_id: number;
  readonly used_id: number;
  readonly used_version: number;
}

export interface FactorTables {
  readonly 'invest.factor': FactorRow;
  readonly 'invest.factor_version': VersionRow;
  readonly 'invest.factor_reference': ReferenceRow;
}
