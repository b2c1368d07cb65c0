import {
  aiEntries,
  type GivenTemplateItem,
  type Knowledge,
  type Topic,
  type TopicMatch,
  type TopicPrompt,
} from '@console/contract-ai';
import type { Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import {
  auditLines,
  recordDesk,
  type AuditedLine,
  type RecordDesk,
  type RunningService,
  type ScratchData,
} from '@console/node-kit/testing';
import { aiData } from './ai-data.ts';
import { runningAi } from './running-ai.ts';

const ALL = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit', 'aimessage_delete', 'yzgl_view'];
const TABLES = [
  'knowledge_term',
  'knowledge_passage',
  'knowledge_file',
  'knowledge',
  'topic_match',
  'template_version',
  'topic',
];

/** The running service with empty tables of topics, and desks of its users. */
export interface TopicBench {
  readonly data: ScratchData;
  readonly service: RunningService;
  topics(session?: Partial<Session>): Promise<RecordDesk<Topic>>;
  prompts(session?: Partial<Session>): Promise<RecordDesk<TopicPrompt>>;
  knowledge(session?: Partial<Session>): Promise<RecordDesk<Knowledge>>;
  matches(session?: Partial<Session>): Promise<RecordDesk<TopicMatch>>;
  lines(): Promise<AuditedLine[]>;
  rows<T>(table: string, columns: string): Promise<T[]>;
  empty(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the service; other services are at `urls`. */
export async function topicBench(urls: Parameters<typeof runningAi>[2] = {}): Promise<TopicBench> {
  const data = await aiData();
  const service = await runningAi(data, '', urls);
  const may = (session: Partial<Session> = {}): Partial<Session> => ({ authorities: ALL, ...session });
  return {
    data,
    service,
    topics: (session) => recordDesk(service, { calls: aiEntries, name: 'topic', session: may(session) }),
    prompts: (session) =>
      recordDesk(service, { calls: aiEntries, name: 'topicPrompt', session: may(session) }),
    knowledge: (session) =>
      recordDesk(service, { calls: aiEntries, name: 'knowledge', session: may(session) }),
    matches: (session) =>
      recordDesk(service, { calls: aiEntries, name: 'topicMatch', session: may(session) }),
    lines: () => auditLines(data),
    rows: (table, columns) =>
      data.database.query(`SELECT ${columns} FROM ${tableName('ai', table)} ORDER BY 1`),
    async empty() {
      for (const table of [...TABLES, 'creation'])
        await data.database.query(`DELETE FROM ${tableName('ai', table)}`);
      await data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
    },
    async stop() {
      await service.stop();
      await data.drop();
    },
  };
}

/** A prompt template for tests; what matters to a test is written there. */
export const anItem = (parts: Partial<GivenTemplateItem> = {}): GivenTemplateItem => ({
  invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
  prompt: '请回答 {{question}}，数据：{{data}}',
  ...parts,
});

/** A topic as it is sent. */
export const aTopic = (parts: object = {}): object => ({
  topic: '盈利能力',
  invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
  subject: '毛利率，净利率、ROE',
  topicTmplDetailList: [anItem()],
  ...parts,
});
