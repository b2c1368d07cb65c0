import { DEMO_TEAMS, demoCommand } from '@console/node-kit/cli';
import { entities } from './entities.ts';
import { addDemoFactors } from './factors/demo/demo-factors.ts';
import { addDemoStyles } from './styles/demo-styles.ts';

/** `demo`: gives the demo tenants their first styles and factors, once. */
export const seedDemo = demoCommand({
  tenants: DEMO_TEAMS,
  entities,
  give: async (manager, team, now) => ({
    styles: await addDemoStyles(manager, { ...team, now }),
    factors: await addDemoFactors(manager, { ...team, now }),
  }),
});
