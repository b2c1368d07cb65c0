import { graphOf } from '@console/quant';
import type { EntityManager } from 'typeorm';
import { demoWrite, type Demo } from '../demo-write.ts';
import { IndicatorCatalogue } from '../indicators/indicator-catalogue.ts';
import { queries } from '../queries.ts';
import { DEMO_FORMULAS } from './demo-formulas.ts';
import { FactorNames } from './factor-names.ts';
import { FactorWriter } from './factor-writer.ts';

/**
 * Gives a demo tenant its first factors, once: a tenant that ever had one gets none. Written as people's are, so
 * that none of them can be wrong. Answers how many.
 */
export async function addDemoFactors(manager: EntityManager, demo: Demo): Promise<number> {
  const had = await queries(manager)
    .selectFrom('invest.factor')
    .select('id')
    .where('tenant_id', '=', demo.tenantId)
    .limit(1)
    .executeTakeFirst();
  if (had) return 0;
  const write = await demoWrite(manager, demo);
  const names = new FactorNames(new IndicatorCatalogue());
  const writer = new FactorWriter(names);
  for (const { formula, ...said } of DEMO_FORMULAS) {
    const known = await names.known(manager, demo.tenantId, { formula });
    const read = graphOf(formula, known);
    if (!read.ok) throw new Error(`${said.name}: ${JSON.stringify(read.faults)}`);
    await writer.add(manager, write, { ...said, relationMap: read.value.graph, layout: {} });
  }
  return DEMO_FORMULAS.length;
}
