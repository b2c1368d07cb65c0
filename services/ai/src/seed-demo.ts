import { shanghaiDateTime } from '@console/contract-core';
import { DEMO_TEAMS, demoCommand } from '@console/node-kit/cli';
import { realNow } from '@console/node-kit/clock';
import { entities } from './entities.ts';
import { seedDemoPrompts } from './default-prompts/seed-demo-prompts.ts';
import { seedDemoKnowledge } from './knowledge/seed-demo-knowledge.ts';
import { seedDemoTopics } from './topics/seed-demo-topics.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): string => shanghaiDateTime(realNow() - days * DAY_MS);

/** `demo`: gives the demo tenants their first default prompts, knowledge entries and topics, once. */
export const seedDemo = demoCommand({
  tenants: DEMO_TEAMS,
  entities,
  give: async (manager, team) => ({
    'default prompts': await seedDemoPrompts(manager, team, daysAgo),
    'knowledge entries': await seedDemoKnowledge(manager, team, daysAgo),
    topics: await seedDemoTopics(manager, team, daysAgo),
  }),
});
