import type { HttpAnswer } from '../suite/http-session.ts';
import type { Answer } from './documented-call.ts';

type Thing = Readonly<Record<string, unknown>>;
/** `empty`: it is as documented, and has no row that could show its fields. */
export type Fault = 'empty' | (string & {}) | null;

const PERIODS = { report: /^\d{4}(Q[1-4]|H[12]|Y)$/, forecast: /^\d{4}[AE]$/ } as const;

/** The parts of an answer that the documents read and that are missing; null when none are. */
export function answerFault({ status, body, text }: HttpAnswer, answer: Answer): Fault {
  const { success, appCode, result } = body;
  if (status !== 200 || success !== true || appCode !== 'S0000') return `${status} ${text.slice(0, 300)}`;
  if ('any' in answer) return null;
  if ('truthy' in answer) return result ? null : `a result that is not true: ${text.slice(0, 200)}`;
  if ('count' in answer) return result === answer.count ? null : `counts ${String(result)}`;
  if ('link' in answer) {
    const link = (body as { data?: { link?: unknown } }).data?.link;
    return typeof link === 'string' ? null : `no data.link: ${text.slice(0, 200)}`;
  }
  if ('fields' in answer) return result === null ? 'empty' : lacking(result, answer.fields);
  return rowsFault(result, answer);
}

type RowsAnswer = Extract<
  Answer,
  { page: unknown } | { list: unknown } | { rows: unknown } | { statement: unknown }
>;

function rowsFault(result: unknown, answer: RowsAnswer): Fault {
  const rows = rowsOf(result);
  if (rows === null || ('list' in answer && !Array.isArray(result))) return `no list: ${shown(result)}`;
  if ('page' in answer && !isPage(result)) return `no page: ${shown(result)}`;
  const [row] = rows;
  if (row === undefined) return 'empty';
  if ('statement' in answer) {
    const hasPeriod = Object.keys(row as Thing).some((key) => PERIODS[answer.statement].test(key));
    return hasPeriod ? lacking(row, ['cn']) : `no period: ${shown(row)}`;
  }
  const fields = 'page' in answer ? answer.page : 'list' in answer ? answer.list : answer.rows;
  return fields.length === 0 ? null : lacking(row, fields);
}

const isPage = (result: unknown): boolean =>
  typeof (result as { totalElements?: unknown }).totalElements === 'number' &&
  Array.isArray((result as { content?: unknown }).content);

/** A result that is a list, or its one list. */
function rowsOf(result: unknown): readonly unknown[] | null {
  if (Array.isArray(result)) return result;
  if (typeof result !== 'object' || result === null) return null;
  return Object.values(result).find((part) => Array.isArray(part)) ?? null;
}

function lacking(thing: unknown, fields: readonly string[]): Fault {
  if (typeof thing !== 'object' || thing === null) return `no fields: ${shown(thing)}`;
  const missing = fields.filter((field) => !(field in thing));
  return missing.length === 0 ? null : `lacks ${missing.join(', ')}: ${shown(thing)}`;
}

const shown = (thing: unknown): string => JSON.stringify(thing)?.slice(0, 300) ?? 'nothing';
