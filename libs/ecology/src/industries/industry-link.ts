import type { IndustryRow } from './present-industry.ts';

const DETAIL_PATH = '/investment/dataCorpEcology/selectData/industryCommonDetail';

/** The page of the console that shows an industry. */
export const industryLink = ({ id, variant }: Pick<IndustryRow, 'id' | 'variant'>): string =>
  `${DETAIL_PATH}?row=${id}&type=${variant}`;
