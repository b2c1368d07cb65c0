/** The query of the detail page's address, with the keys of document 1 §2. */
export interface DetailQuery {
  /** Null when the address names no company. */
  readonly corpId: number | null;
  readonly name: string;
  readonly stockCode: string;
  readonly industryNames: string;
  readonly backFlag: boolean;
  readonly backIndustry: string;
  readonly backIndustryId: string;
  /** `ecology` or `etf`. */
  readonly type: string;
}

export function readDetailQuery(search: string): DetailQuery {
  const params = new URLSearchParams(search);
  const text = (name: string): string => params.get(name) ?? '';
  const row = text('row');
  return {
    corpId: /^[1-9]\d{0,14}$/.test(row) ? Number(row) : null,
    name: text('rowName'),
    stockCode: text('rowStockCode'),
    industryNames: text('rowIndustryNames'),
    backFlag: text('backFlag') === '1',
    backIndustry: text('backIndustry'),
    backIndustryId: text('backIndustryId'),
    type: text('type'),
  };
}
