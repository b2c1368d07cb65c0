import type { EntityManager } from 'typeorm';
import { tableName } from '@console/node-kit';
import { styleTable } from './style-columns.ts';
import { insertStyle, type StyleFields } from './style-rows.ts';

export interface DemoStyles {
  readonly tenantId: string;
  /** The user name of who wrote them; nobody where there is no such user. */
  readonly author: string;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: string;
}

/** Weights of industry and company comparison and capital preference, then of style index and liquidity. */
const STYLES = [
  ['成长', 0.3, 0.5, 0.2, 0.7, 0.3],
  ['价值', 0.45, 0.35, 0.2, 0.65, 0.35],
  ['均衡', 0.4, 0.3, 0.3, 0.5, 0.5],
  ['红利低波', 0.25, 0.55, 0.2, 0.8, 0.2],
  ['资金趋势', 0.2, 0.15, 0.65, 0.4, 0.6],
  ['行业轮动', 0.6, 0.2, 0.2, 0.55, 0.45],
] as const;

/** Gives a demo tenant its first styles, once: a tenant that ever had one gets none. Answers how many. */
export async function addDemoStyles(
  manager: EntityManager,
  { tenantId, author, now }: DemoStyles,
): Promise<number> {
  const had = await manager.query<unknown[]>(`SELECT 1 FROM ${styleTable()} WHERE tenant_id = ? LIMIT 1`, [
    tenantId,
  ]);
  if (had.length > 0) return 0;
  const [user] = await manager.query<{ id: number }[]>(
    `SELECT id FROM ${tableName('access', 'user_public')} WHERE tenant_id = ? AND username = ?`,
    [tenantId, author],
  );
  const write = { tenantId, userId: user?.id ?? null, now };
  for (const style of STYLES) await insertStyle(manager, write, fieldsFrom(style, now));
  return STYLES.length;
}

function fieldsFrom(
  [styleName, industry, corp, zbph, index, liquidity]: (typeof STYLES)[number],
  publishedTime: string,
): StyleFields {
  return {
    styleName,
    comparisonIndexIndustryWeight: industry,
    comparisonIndexCorpWeight: corp,
    zbphIndexWeight: zbph,
    styleIndexWeight: index,
    liquidityIndexWeight: liquidity,
    publishedTime,
  };
}
