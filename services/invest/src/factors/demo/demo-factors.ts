import { graphOf } from '@console/quant';
import { demoAuthor, everHad, type Demo } from '@console/node-kit/cli';
import type { EntityManager } from 'typeorm';
import { IndicatorCatalogue } from '../../indicators/indicator-catalogue.ts';
import { queries } from '../../queries.ts';
import { DEMO_FORMULAS } from './demo-formulas.ts';
import { FactorNames } from '../factor-names.ts';
import { FactorWriter } from '../write/factor-writer.ts';

/**
 * Adds a demo tenant's first factors, once: a tenant that ever had one gets none. Written by the same code as users'
 * factors, so that none can be wrong. Returns how many.
 */
export async function addDemoFactors(manager: EntityManager, demo: Demo): Promise<number> {
  const { tenantId, now } = demo;
  if (await everHad(queries(manager), 'invest.factor', { tenant_id: tenantId })) return 0;
  const write = { tenantId, userId: await demoAuthor(manager, demo), now };
  const names = new FactorNames(new IndicatorCatalogue());
  const writer = new FactorWriter(names);
  for (const { formula, ...said } of DEMO_FORMULAS) {
    const known = await names.known(manager, tenantId, { formula });
    const read = graphOf(formula, known);
    if (!read.ok) throw new Error(`${said.name}: ${JSON.stringify(read.faults)}`);
    await writer.add(manager, write, { ...said, relationMap: read.value.graph, layout: {} });
  }
  return DEMO_FORMULAS.length;
}
