import { withoutHalfCitation } from '@console/contract-ai';
import { fromJson, type Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import type { Reading } from '../data/reading.ts';
import { queries } from '../queries.ts';
import { shownCell } from './shown-cell.ts';

/** The most characters of a text in a list. */
const SHOWN = 200;
/** The characters that are read of a text: one more shows that it is longer. */
export const EXCERPT_READ = SHOWN + 1;

const TEXTS = [
  'dataResponse',
  'qfResponse',
  'gptResponse',
  'expertResponse',
  'agiResponse',
  'prompt',
] as const;
type Texts = Readonly<Record<(typeof TEXTS)[number], string | null>>;

/** Values of cells as texts show them, by the cell's id. */
type Values = ReadonlyMap<string, string>;

/** A remark about the answer itself: 数据直答 begins with one. */
const QUOTE = /^> .*$/gmu;
/** Marks of headings, items and bold words. */
const MARKDOWN = /^(?:#{1,6}|[-*]) |\*\*/gmu;
const CITED = /\[\[(c\d+)\]\]/gu;

/** Rows of questions whose texts are cut to an excerpt, with the values of the cells that they cite. */
export async function withExcerpts<Row extends Texts & { readonly id: number }>(
  database: Querying,
  tenantId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const citing = rows.filter((row) => TEXTS.some((name) => row[name]?.includes('[[')));
  const values = await citedValues(
    database,
    tenantId,
    citing.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(TEXTS.map((name) => [name, excerpt(row[name], values.get(row.id))])),
  }));
}

/**
 * A text of at most 200 characters, without quotes and the signs of Markdown; a longer one ends with `…`, and with no half of a
 * citation.
 */
export function excerpt(text: string | null, values: Values | undefined): string | null {
  if (text === null) return null;
  const signs = [...text];
  const shown = signs.length > SHOWN ? `${withoutHalfCitation(signs.slice(0, SHOWN).join(''))}…` : text;
  return shown
    .replaceAll(QUOTE, '')
    .replaceAll(MARKDOWN, '')
    .trim()
    .replaceAll(CITED, (cited, id: string) => values?.get(id) ?? cited);
}

async function citedValues(
  database: Querying,
  tenantId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Values>> {
  if (ids.length === 0) return new Map();
  const rows = await queries(database)
    .selectFrom('ai.question')
    .select(['id', sql<string | Reading['cells']>`JSON_EXTRACT(reading, '$.cells')`.as('cells')])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .where('reading', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ id, cells }) => [
      Number(id),
      new Map(fromJson<Reading['cells']>(cells).map((cell) => [cell.id, shownCell(cell)])),
    ]),
  );
}
