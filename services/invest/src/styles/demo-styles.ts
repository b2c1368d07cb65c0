import { demoAuthor, everHad, type Demo } from '@console/node-kit/cli';
import { insertRow } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import type { StyleFields } from './style-columns.ts';
import { STYLES } from './style-records.ts';

/**
 * The demo's styles: weights of industry and company comparison and capital preference, then of style index and
 * liquidity.
 */
const DEMO_STYLES = [
  ['成长', 0.3, 0.5, 0.2, 0.7, 0.3],
  ['价值', 0.45, 0.35, 0.2, 0.65, 0.35],
  ['均衡', 0.4, 0.3, 0.3, 0.5, 0.5],
  ['红利低波', 0.25, 0.55, 0.2, 0.8, 0.2],
  ['资金趋势', 0.2, 0.15, 0.65, 0.4, 0.6],
  ['行业轮动', 0.6, 0.2, 0.2, 0.55, 0.45],
] as const;

/** Adds a demo tenant's first styles, once: a tenant that ever had one gets none. Returns how many. */
export async function addDemoStyles(manager: EntityManager, demo: Demo): Promise<number> {
  const { tenantId, now } = demo;
  if (await everHad(queries(manager), 'invest.style', { tenant_id: tenantId })) return 0;
  const write = { tenantId, userId: await demoAuthor(manager, demo), now };
  for (const style of DEMO_STYLES) await insertRow(manager, STYLES.entity, write, fieldsFrom(style, now));
  return DEMO_STYLES.length;
}

function fieldsFrom(
  [styleName, industry, corp, zbph, index, liquidity]: (typeof DEMO_STYLES)[number],
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
