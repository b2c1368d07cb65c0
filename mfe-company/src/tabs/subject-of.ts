import type { Company } from './company-tab.ts';

/** Whom a chart or a picture is about: 贵州茅台 600519. */
export const subjectOf = ({ shortName, stockCode }: Pick<Company, 'shortName' | 'stockCode'>): string =>
  `${shortName} ${stockCode}`;
