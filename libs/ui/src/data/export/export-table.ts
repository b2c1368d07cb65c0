import type { CallerInputOf, Page, RowOf, TableEntry } from '@console/contract-core';
import { MAX_PAGE_SIZE } from '@console/contract-core';
import type { Client } from '@console/platform';

/** The maximum number of exported rows; beyond it the file says that it has only the first part. */
export const EXPORT_LIMIT = 10_000;

export interface ExportedRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly asOf: string | null;
}

/** Every row that matches `input`, page by page. Throws what the client throws, AbortError included. */
export async function fetchAllRows<E extends TableEntry>(
  client: Client,
  spec: E,
  input: CallerInputOf<E>,
  signal: AbortSignal,
): Promise<ExportedRows<RowOf<E>>> {
  const rows: RowOf<E>[] = [];
  for (let page = 0; ; page += 1) {
    const answer = (await client.call(spec, { ...input, page, size: MAX_PAGE_SIZE }, { signal })) as Page<
      RowOf<E>
    >;
    rows.push(...answer.content);
    const done = answer.content.length < MAX_PAGE_SIZE || rows.length >= answer.totalElements;
    if (done || rows.length >= EXPORT_LIMIT) {
      return { rows: rows.slice(0, EXPORT_LIMIT), total: answer.totalElements, asOf: answer.asOf ?? null };
    }
  }
}
