import { demoAuthor, everHad, type Demo } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
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
  const { tenantId, now } = demo;
  if (await everHad(queries(manager), 'invest.style', { tenant_id: tenantId })) return 0;
  const write = { tenantId, userId: await demoAuthor(manager, demo), now };
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
