import { DEMO_TEAMS, demoCommand } from '@console/node-kit/cli';
import { entities } from './entities.ts';
import { seedDemoNotes } from './notes/seed-demo-notes.ts';

/** `demo`: adds the first notes of the demo tenants, once. */
export const seedDemo = demoCommand({
  tenants: DEMO_TEAMS,
  entities,
  give: async (manager, team, now) => ({
    'notes of companies': await seedDemoNotes(manager, { ...team, now }),
  }),
});
