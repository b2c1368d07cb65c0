/** The path of the page of an industry in its module. */
export const INDUSTRY_DETAIL_PATH = '/investment/dataCorpEcology/selectData/industryCommonDetail';

export interface LinkedIndustry {
  readonly industryId: number;
  readonly industryName: string;
  readonly industryCode: string;
  /** Its classification: `ecology`, `etf` or `default`. */
  readonly type: string;
}

/** The address of an industry's page, with what its title needs before the server answers (document 2 §2). */
export function industryPath({ industryId, industryName, industryCode, type }: LinkedIndustry): string {
  const query = new URLSearchParams({
    row: String(industryId),
    rowName: industryName,
    rowNames: industryName,
    rowCode: industryCode,
    type,
  });
  return `${INDUSTRY_DETAIL_PATH}?${query}`;
}
