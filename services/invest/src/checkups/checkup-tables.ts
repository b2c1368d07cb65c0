import type { CheckupKind, CheckupScope } from '@console/contract-invest';
import type { Generated } from 'kysely';

interface CheckupTableRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  /** Null only within the transaction that writes both rows. */
  readonly job_id: string | null;
  readonly scope: CheckupScope;
  /** The business date of one that the night began. */
  readonly night_date: string | null;
  readonly subjects: number;
  /** JSON. */
  readonly frozen: string;
  /** Null until the first part is judged, like those below to `stocks`. */
  readonly frame_version: string | null;
  readonly snapshot_id: number | null;
  readonly as_of: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly stocks: number | null;
  /** Null until it has succeeded, like all below to `code_version`. */
  readonly previous_id: number | null;
  readonly significant: number | null;
  readonly faulty: number | null;
  readonly correlations: Buffer | null;
  readonly seconds: number | null;
  readonly code_version: string | null;
  readonly created_by: number | null;
  readonly created_at: string;
}

interface PartRow {
  readonly checkup_id: number;
  readonly tenant_id: string;
  readonly part: number;
  /** JSON. */
  readonly subjects: string;
  readonly job_id: string | null;
  readonly done_at: string | null;
  /** JSON. */
  readonly judged: string | null;
  readonly rankings: Buffer | null;
}

interface JudgedRow {
  readonly id: Generated<number>;
  readonly checkup_id: number;
  readonly tenant_id: string;
  readonly subject: string;
  readonly horizon: number;
  readonly kind: CheckupKind;
  readonly factor_id: number | null;
  readonly factor_version: number | null;
  readonly indicator_id: string | null;
  readonly name: string;
  readonly category: string;
  readonly fault: string | null;
  readonly coverage: number | null;
  readonly days: number;
  readonly ic: number | null;
  readonly rank_ic: number | null;
  readonly icir: number | null;
  readonly t: number | null;
  readonly newey_west_t: number | null;
  readonly p: number | null;
  readonly q: number | null;
  readonly significant: 0 | 1;
  readonly share_positive: number | null;
  readonly spread: number | null;
  /** JSON. */
  readonly quantile_returns: string;
  readonly top_turnover: number | null;
  readonly autocorrelation: number | null;
  readonly previous_rank_ic: number | null;
  readonly is_new: 0 | 1;
  readonly gained: 0 | 1;
  readonly lost: 0 | 1;
  readonly flipped: 0 | 1;
}

export interface CheckupTables {
  readonly 'invest.checkup': CheckupTableRow;
  readonly 'invest.checkup_part': PartRow;
  readonly 'invest.checkup_row': JudgedRow;
  readonly 'invest.checkup_turn': { readonly tenant_id: string };
}
