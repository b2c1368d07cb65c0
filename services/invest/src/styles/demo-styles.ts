import type { EntityManager } from 'typeorm';
import { demoWrite, type Demo } from '../demo-write.ts';
import { queries } from '../queries.ts';
import type { StyleFields } from './style-columns.ts';
import { insertStyle } from './style-rows.ts';

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
export async function addDemoStyles(manager: EntityManager, demo: Demo): Promise<number> {
  const had = await queries(manager)
    .selectFrom('invest.style')
    .select('id')
    .where('tenant_id', '=', demo.tenantId)
    .limit(1)
    .executeTakeFirst();
  if (had) return 0;
  const write = await demoWrite(manager, demo);
  for (const style of STYLES) await insertStyle(manager, write, fieldsFrom(style, demo.now));
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
