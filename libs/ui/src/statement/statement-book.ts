import type { CallerInputOf, StatementEntry } from '@console/contract-core';
import type { Client } from '@console/platform';
import type { Sheet } from '../data/export/sheet.ts';
import { statementColumns, type Measure } from './statement-columns.ts';
import { statementSheet } from './statement-sheet.ts';

export interface StatementBook {
  readonly client: Client;
  /** A tab for each. */
  readonly statements: readonly StatementEntry[];
  /** The input of one of them, whose periods all of them show. */
  readonly input: object;
  /** The subject in the first line of each tab: 贵州茅台. */
  readonly subject: string;
  readonly newestFirst: boolean;
  readonly titles: Readonly<Record<Measure, string>>;
}

/** The statements of a subject as the sheets of one workbook. Throws what the client throws. */
export async function statementBook(book: StatementBook): Promise<readonly Sheet[]> {
  const { client, statements, subject, newestFirst, titles } = book;
  return Promise.all(
    statements.map(async (spec) => {
      const { lines, asOf } = await client.call(spec, inputOf(spec, book.input));
      const columns = statementColumns(lines, {
        kind: spec.periods,
        newestFirst,
        measures: ['value'],
        titles,
      });
      const sheet = statementSheet({ ...spec, title: `${subject} ${spec.title}`, asOf, lines, columns });
      return { ...sheet, tab: spec.title };
    }),
  );
}

/** A statement of balances has no single quarters. */
function inputOf(spec: StatementEntry, input: object): CallerInputOf<StatementEntry> {
  if (spec.input.safeParse(input).success) return input as CallerInputOf<StatementEntry>;
  return Object.fromEntries(
    Object.entries(input).filter(([key]) => key !== 'single'),
  ) as CallerInputOf<StatementEntry>;
}
