import type { PublicUsers, RecordRow, RemovableRow } from '@console/node-kit/queries';
import type { Generated } from 'kysely';

interface CompanyRow extends RecordRow {
  readonly security_id: number;
  readonly listed: Generated<0 | 1>;
  readonly concept_theme: string | null;
  readonly main_product_name: string | null;
  /** When it was classified first. */
  readonly type_time: string | null;
  /** 1 classified, 0 not. */
  readonly status: Generated<0 | 1>;
  readonly deleted_at: string | null;
}

interface IndustryRow extends RemovableRow {
  readonly variant: 'ecology' | 'etf' | 'default';
  readonly parent_id: number | null;
  readonly name: string;
  readonly code: string;
  readonly level: number;
  readonly description: Generated<string>;
  readonly analyst_id: number | null;
  /** The code of the official Shenwan industry, where it is one. */
  readonly sw_code: string | null;
}

interface MembershipRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly industry_id: number;
  readonly company_id: number;
  readonly valid_from: string;
  /** The first day it is no longer a member; null while it is one. */
  readonly valid_to: string | null;
  readonly created_by: number | null;
  readonly created_at: string;
  readonly ended_at: string | null;
}

/** The rows of the ecology schema by table, as typed queries name it, and the users it refers to: analysts are users. */
export interface EcologyTables extends PublicUsers {
  readonly 'ecology.company': CompanyRow;
  readonly 'ecology.industry': IndustryRow;
  readonly 'ecology.membership': MembershipRow;
  /** A row for each tenant, locked by transactions that change its industries, which raise the version. */
  readonly 'ecology.turn': { readonly tenant_id: string; readonly version: Generated<number> };
}
