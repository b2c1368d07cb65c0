import { TARGET_TYPES, TOPIC_LIMITS } from '@console/contract-ai';
import { refuseBadTemplates } from '../templates/refuse-bad-templates.ts';
import { DEMO_TOPICS } from './demo-topics.ts';
import { demoDetails } from './seed-demo-topics.ts';
import { templateItems } from './template-items.ts';

it.each(DEMO_TOPICS)('$topic has valid templates, and data that the trees have', ({ templates, matches }) => {
  expect(() => refuseBadTemplates(templateItems(templates))).not.toThrow();
  expect(templates.length).toBeLessThanOrEqual(TOPIC_LIMITS.templates);
  for (const match of matches)
    expect(demoDetails(match).map(({ dataVal }) => dataVal)).toEqual(
      match.data.map(() => expect.stringMatching(/./)),
    );
});

it('are about all four target types', () => {
  expect(new Set(DEMO_TOPICS.map(({ type }) => type))).toEqual(new Set(TARGET_TYPES));
});
