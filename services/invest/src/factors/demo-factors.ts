import { graphOf } from '@console/quant';
import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { IndicatorCatalogue } from '../indicators/indicator-catalogue.ts';
import { DEMO_FORMULAS } from './demo-formulas.ts';
import { FactorNames } from './factor-names.ts';
import { factorTable } from './factor-tables.ts';
import { FactorWriter } from './factor-writer.ts';

export interface DemoFactors {
  readonly tenantId: string;
  /** The user name of who wrote them; nobody where there is no such user. */
  readonly author: string;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: string;
}

/**
 * Gives a demo tenant its first factors, once: a tenant that ever had one gets none. Written as people's are, so
 * that none of them can be wrong. Answers how many.
 */
export async function addDemoFactors(
  manager: EntityManager,
  { tenantId, author, now }: DemoFactors,
): Promise<number> {
  const had = await manager.query<unknown[]>(`SELECT 1 FROM ${factorTable()} WHERE tenant_id = ? LIMIT 1`, [
    tenantId,
  ]);
  if (had.length > 0) return 0;
  const [user] = await manager.query<{ id: number }[]>(
    `SELECT id FROM ${tableName('access', 'user_public')} WHERE tenant_id = ? AND username = ?`,
    [tenantId, author],
  );
  const write = { tenantId, userId: user?.id ?? null, now };
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
