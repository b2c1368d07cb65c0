import { aiEntries, PROMPT_TEXTS, type DefaultPrompt, type PromptText } from '@console/contract-ai';
import type { Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import type { Answer, RunningService, ScratchData } from '@console/node-kit/testing';

type Texts = Partial<Record<PromptText, string>>;
type Told = Omit<Answer['body'], 'result'>;

/** The calls of one user about default prompts. */
export interface PromptDesk {
  send(path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Adds a prompt; throws when it is refused. */
  made(texts: Texts): Promise<DefaultPrompt>;
  found(id: number): Promise<DefaultPrompt>;
  update(input: Texts & { readonly id: number; readonly version?: number }): Promise<Answer>;
  activate(id: number): Promise<Answer>;
  delete(id: number): Promise<Answer>;
}

export const ALL = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'];

/** A user with `session`, and by default all authorities over prompts. */
export async function promptDesk(
  service: RunningService,
  session: Partial<Session> = {},
): Promise<PromptDesk> {
  const token = await service.signIn({ authorities: ALL, ...session });
  const send: PromptDesk['send'] = (path, body = {}, headers = {}) =>
    service.send(path, { token, method: 'POST', body, headers });
  const at = (path: string, id: number): string => path.replace(':id', String(id));
  return {
    send,
    made: async (texts) => resultOf(await send(aiEntries.addDefaultPrompt.path, texts)),
    found: async (id) => resultOf(await send(at(aiEntries.defaultPrompt.path, id))),
    update: (input) => send(aiEntries.updateDefaultPrompt.path, input),
    activate: (id) => send(at(aiEntries.activateDefaultPrompt.path, id)),
    delete: (id) => send(at(aiEntries.deleteDefaultPrompt.path, id)),
  };
}

/** The result of a call that succeeded. */
export function resultOf<T = DefaultPrompt>({ status, body, text }: Answer): T {
  if (status !== 200 || body.success !== true) throw new Error(`${status} ${text}`);
  return body.result as T;
}

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

export interface Audited {
  readonly action: string;
  readonly subject: string;
  readonly user_id: number;
  readonly before: unknown;
  readonly after: unknown;
}

/** The lines of the audit log, oldest first. */
export async function audited({ database }: ScratchData): Promise<Audited[]> {
  const rows = await database.query<Audited[]>(
    `SELECT action, subject, user_id, \`before\`, \`after\` FROM ${tableName('access', 'audit_log')} ORDER BY id`,
  );
  return rows.map((row) => ({ ...row, before: read(row.before), after: read(row.after) }));
}

/** The value of a JSON column, which the driver returns as text or parsed, depending on the server's version. */
const read = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

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
