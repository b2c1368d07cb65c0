/** The query of the detail page's address, with the keys of document 2 §2. */
export interface DetailQuery {
  /** Null when the address names no industry. */
  readonly industryId: number | null;
  readonly name: string;
  /** The title of the page. */
  readonly title: string;
  readonly code: string;
  /** `ecology`, `etf` or another; empty when absent. */
  readonly type: string;
  /** Whether the page opens on the company pool, as a company opened from there returns. */
  readonly backCropPool: boolean;
}

export function readDetailQuery(search: string): DetailQuery {
  const params = new URLSearchParams(search);
  const text = (name: string): string => params.get(name) ?? '';
  const row = text('row');
  return {
    industryId: /^[1-9]\d{0,14}$/.test(row) ? Number(row) : null,
    name: text('rowName'),
    title: text('rowNames') || text('rowName'),
    code: text('rowCode'),
    type: text('type'),
    backCropPool: text('backCropPool') === 'true',
  };
}
