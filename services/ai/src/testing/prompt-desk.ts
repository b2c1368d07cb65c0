import { aiEntries, PROMPT_TEXTS, type DefaultPrompt, type PromptText } from '@console/contract-ai';
import type { Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import {
  auditLines,
  recordDesk,
  resultOf as succeeded,
  type Answer,
  type AuditedLine,
  type RecordDesk,
  type RunningService,
  type ScratchData,
} from '@console/node-kit/testing';

type Texts = Partial<Record<PromptText, string>>;
type Told = Omit<Answer['body'], 'result'>;

/** The calls of one user about default prompts. */
export interface PromptDesk extends RecordDesk<DefaultPrompt> {
  /** Puts a version in use: the newest by default. */
  activate(id: number, number?: number): Promise<Answer>;
}

const ALL = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'];

/** A user with `session`, and by default all authorities over prompts. */
export async function promptDesk(
  service: RunningService,
  session: Partial<Session> = {},
): Promise<PromptDesk> {
  const may = { authorities: ALL, ...session };
  const desk = await recordDesk(service, { calls: aiEntries, name: 'defaultPrompt', session: may });
  return {
    ...desk,
    activate: (id, number) =>
      desk.ask(aiEntries.activateDefaultPrompt, { id, ...(number === undefined ? {} : { number }) }),
  };
}

/** The result of a call; throws when it was refused. */
export const resultOf = <T = DefaultPrompt>(answer: Answer): T => succeeded<T>(answer);

/** The status, code and text of a refusal. */
export const refusalOf = ({ status, body }: Answer): [number, Told['appCode'], Told['appMesg']] => [
  status,
  body.appCode,
  body.appMesg,
];

/** The ids of a tenant's prompts in use, from the database. */
export async function inUse({ database }: ScratchData, tenantId = '000000'): Promise<number[]> {
  const rows = await database.query<{ id: number }[]>(
    `SELECT id FROM ${tableName('ai', 'default_prompt')} WHERE tenant_id = ? AND active = 1`,
    [tenantId],
  );
  return rows.map(({ id }) => id);
}

/** The prompt in use as a service answers: its id, one of its texts, its newest version and the one in use. */
export async function promptUsed(service: RunningService): Promise<unknown[]> {
  const token = await service.signIn({ authorities: ['gssjk_gn_view'] });
  const answer = await service.send(aiEntries.activePrompt.path, { token });
  const { id, ecoCorpus, version, activeVersion } = resultOf(answer);
  return [id, ecoCorpus, version, activeVersion];
}

type Audited = Pick<AuditedLine, 'action' | 'subject' | 'user_id' | 'before' | 'after'>;

/** The lines of the audit log, oldest first. */
export const audited = async (data: ScratchData): Promise<Audited[]> =>
  (await auditLines(data)).map(({ action, subject, user_id, before, after }) => ({
    action,
    subject,
    user_id,
    before,
    after,
  }));

/** Deletes all prompts and audit lines. */
export async function forgetPrompts({ database }: ScratchData): Promise<void> {
  for (const table of ['default_prompt_version', 'default_prompt', 'creation'])
    await database.query(`DELETE FROM ${tableName('ai', table)}`);
  for (const table of ['audit_log', 'notice'])
    await database.query(`DELETE FROM ${tableName('access', table)}`);
}

/** All six texts, `texts` among them. */
export const sixTexts = (texts: Texts = {}): Record<PromptText, string> =>
  ({ ...Object.fromEntries(PROMPT_TEXTS.map((name) => [name, ''])), ...texts }) as Record<PromptText, string>;
