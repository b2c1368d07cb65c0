import type { DataTree, MatchDetail } from '@console/contract-ai';
import { demoAuthor, everHad, type DemoTeam } from '@console/node-kit/cli';
import { insertRow, type Writing } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { fixedTree } from '../data-trees/table-tree.ts';
import { matchFields } from '../matches/match-fields.ts';
import { MATCHES } from '../matches/match-records.ts';
import { queries } from '../queries.ts';
import { DEMO_TOPICS, type DemoMatch, type DemoTopic } from './demo-topics.ts';
import { templateItems } from './template-items.ts';
import { addVersion } from './template-versions.ts';
import { TOPICS } from './topic-records.ts';

/** Adds the demo's topics with templates and matches to a tenant that never had one. Returns how many. */
export async function seedDemoTopics(
  manager: EntityManager,
  team: DemoTeam,
  daysAgo: (days: number) => string,
): Promise<number> {
  const { tenantId } = team;
  if (await everHad(queries(manager), 'ai.topic', { tenant_id: tenantId })) return 0;
  const userId = await demoAuthor(manager, team);
  let days = DEMO_TOPICS.length;
  for (const topic of DEMO_TOPICS)
    await addTopic(manager, { tenantId, userId, now: daysAgo((days -= 1) * 3) }, topic);
  return DEMO_TOPICS.length;
}

async function addTopic(manager: EntityManager, writing: Writing, demo: DemoTopic): Promise<void> {
  const { topic, type: invTargetTypeDictKey, subject } = demo;
  const fields = { topic, invTargetTypeDictKey, subject, agiModel: '', templateVersion: 1, latestVersion: 1 };
  const { id: topicId } = await insertRow(manager, TOPICS.entity, writing, fields);
  await addVersion(manager, writing, { topicId, number: 1, items: templateItems(demo.templates) });
  for (const match of demo.matches)
    await insertRow(
      manager,
      MATCHES.entity,
      writing,
      matchFields({
        topicId,
        invTargetTypeDictKey: match.type,
        invTargetDsDictKey: match.source,
        topicMatchDetailList: demoDetails(match),
      }),
    );
}

/** The details of a match by the paths of its data in the tree. Throws for data that the tree does not have. */
export const demoDetails = ({ source, type, data }: DemoMatch): MatchDetail[] =>
  data.map((dataId) => {
    const path = pathTo(fixedTree(source, type), dataId);
    if (path === null) throw new Error(`no ${dataId} among ${source} for ${type}`);
    const titles = path.map(({ label }) => label);
    return {
      dataId,
      dataIdLink: path.map(({ value }) => value).join(','),
      dataVal: titles.at(-1) === '全部指标' ? (titles.at(-2) ?? '') : titles.slice(1).join('：'),
      chartTypeDictKey: 'CHART_TYPE_LINE',
    };
  });

type Node = Pick<DataTree[number], 'value' | 'label'>;

function pathTo(tree: DataTree, dataId: string): readonly Node[] | null {
  for (const node of tree) {
    if (node.value === dataId && node.children === undefined) return [node];
    const below = pathTo(node.children ?? [], dataId);
    if (below !== null) return [node, ...below];
  }
  return null;
}
