import {
  seedDemoAnalysts,
  seedDemoEcology,
  seedDemoFunds,
  seedDemoTenant,
  seedDemoTexts,
  type DemoTenant,
} from '@console/ecology';
import { demoCommand, type Given } from '@console/node-kit/cli';
import type { EntityManager } from 'typeorm';
import { entities } from './entities.ts';
import { seedDemoIndustryNotes } from './notes/seed-demo-industry-notes.ts';

/** The demo tenants; the second one covers a third of the market. */
const TENANTS = [
  { tenantId: '000000', author: 'analyst', coverage: 100 },
  { tenantId: '100001', author: 'other', coverage: 33 },
] as const;

/**
 * `demo`: fills the demo tenants' ecology from the market. Each part is added once, so that data that was seeded before
 * a part existed gets it in the next run.
 */
export const seedDemo = demoCommand({
  tenants: TENANTS,
  entities,
  give: async (manager, tenant, now) => ({
    ...(await seedTenant(manager, tenant, now)),
    'notes of industries': await seedDemoIndustryNotes(manager, { ...tenant, now }),
  }),
});

/** Seeds a tenant; returns how many of each were added. */
export async function seedTenant(manager: EntityManager, tenant: DemoTenant, now: string): Promise<Given> {
  const { tenantId } = tenant;
  return {
    companies: await seedDemoTenant(manager, tenant, now),
    industries: await seedDemoEcology(manager, tenantId, now),
    funds: await seedDemoFunds(manager, tenantId, now),
    'companies described': await seedDemoTexts(manager, tenantId),
    'industries with an analyst': await seedDemoAnalysts(manager, tenantId),
  };
}
