import { tableName } from '@console/node-kit/database';
import { insertRows, TENANT } from '@console/node-kit/testing';
import type { DataSource } from 'typeorm';
import { sealOf, universeHash, type SealParts } from '../seal.ts';

/** The figures of a strategy's newest day; assets are cents. */
export interface NewestDay {
  readonly date: string;
  readonly assets: number;
  readonly earningRate: string;
  readonly statisDays: number;
}

/** A strategy as a test needs it: what it leaves out is usual. */
export interface StrategyDraftRow {
  readonly name: string;
  readonly tenantId?: string;
  /** The style is made where the tenant has none of the name. */
  readonly styleName?: string;
  readonly type?: 1 | 2 | 3;
  /** Codes and decimal texts of a user strategy. */
  readonly weights?: readonly (readonly [string, string])[];
  /** Yuan. */
  readonly initialCapital?: number;
  readonly startDate?: string;
  readonly newest?: NewestDay;
  readonly stoppedAt?: string;
  readonly removed?: boolean;
  readonly createdBy?: number;
  readonly createdAt?: string;
}

const WEIGHTS = {
  comparisonIndexIndustryWeight: 0.5,
  comparisonIndexCorpWeight: 0.3,
  zbphIndexWeight: 0.2,
  styleIndexWeight: 0.6,
  liquidityIndexWeight: 0.4,
};
const NOW = '2026-06-01 10:00:00';

/** Inserts a published strategy without days, and returns its id. */
export async function insertStrategy(database: DataSource, draft: StrategyDraftRow): Promise<number> {
  const tenantId = draft.tenantId ?? TENANT;
  const styleName = draft.styleName ?? '均衡';
  const styleId = await styleOf(database, tenantId, styleName);
  const parts: SealParts = {
    name: draft.name,
    type: draft.type ?? 1,
    style: { styleId, styleName, ...WEIGHTS },
    stockQuantity: draft.type === 2 ? null : 10,
    initialCapital: draft.initialCapital ?? 1_000_000,
    adjustFrequency: 2,
    factor: null,
    weighting: null,
    weights: draft.type === 2 ? (draft.weights ?? [['600519.SH', '0.5000']]) : null,
    pins: [],
    universe: universeHash([]),
    startDate: draft.startDate ?? '2026-06-01',
    codeVersion: '0.0.0+test',
  };
  const { seal, sealHash } = sealOf(parts);
  const row = {
    tenant_id: tenantId,
    name: draft.name,
    style_id: styleId,
    strategy_type: parts.type,
    tmechanism: '自适应',
    stock_quantity: parts.stockQuantity,
    initial_capital: parts.initialCapital * 100,
    adjust_frequency: parts.adjustFrequency,
    status: draft.stoppedAt === undefined ? 1 : 0,
    start_date: parts.startDate,
    seal,
    seal_hash: sealHash,
    last_date: draft.newest?.date ?? null,
    assets: draft.newest?.assets ?? null,
    earning_rate: draft.newest?.earningRate ?? null,
    statis_days: draft.newest?.statisDays ?? 0,
    stopped_at: draft.stoppedAt ?? null,
    created_by: draft.createdBy ?? null,
    created_at: draft.createdAt ?? NOW,
    updated_at: draft.createdAt ?? NOW,
    removed_at: draft.removed ? NOW : null,
  };
  await insertRows(database, tableName('invest', 'strategy'), [row]);
  const id = await newestId(database, 'strategy', draft.name);
  if (draft.removed)
    await database.query(`UPDATE ${tableName('invest', 'strategy')} SET removed_key = id WHERE id = ?`, [id]);
  return id;
}

/** A style of the tenant with the name; it is made where there is none. */
export async function styleOf(database: DataSource, tenantId: string, name: string): Promise<number> {
  const style = tableName('invest', 'style');
  const [known] = await database.query<{ id: number }[]>(
    `SELECT id FROM ${style} WHERE tenant_id = ? AND name = ? AND removed_at IS NULL`,
    [tenantId, name],
  );
  if (known) return known.id;
  await insertRows(database, style, [
    {
      tenant_id: tenantId,
      name,
      comparison_index_industry_weight: WEIGHTS.comparisonIndexIndustryWeight,
      comparison_index_corp_weight: WEIGHTS.comparisonIndexCorpWeight,
      zbph_index_weight: WEIGHTS.zbphIndexWeight,
      style_index_weight: WEIGHTS.styleIndexWeight,
      liquidity_index_weight: WEIGHTS.liquidityIndexWeight,
      published_at: NOW,
      created_at: NOW,
      updated_at: NOW,
    },
  ]);
  return newestId(database, 'style', name);
}

async function newestId(database: DataSource, table: string, name: string): Promise<number> {
  const [row] = await database.query<{ id: number }[]>(
    `SELECT MAX(id) AS id FROM ${tableName('invest', table)} WHERE name = ?`,
    [name],
  );
  return Number(row?.id);
}
