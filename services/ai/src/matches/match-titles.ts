import type { ChartType, MatchDetail } from '@console/contract-ai';
import { titlesIn } from '../titles-in.ts';

const CHARTS: Readonly<Record<ChartType, string>> = {
  CHART_TYPE_LINE: '折线图',
  CHART_TYPE_BAR: '柱状图',
  CHART_TYPE_PIE: '饼图',
  CHART_TYPE_TABLE: '表格',
};
/** As many characters as the columns of lists keep. */
const DATA_LENGTH = 400;
const CHART_LENGTH = 200;

/** The titles of details, joined for a list, cut with an ellipsis. */
export const dataTitles = (details: readonly MatchDetail[]): string =>
  titlesIn(
    details.map(({ dataVal }) => dataVal),
    DATA_LENGTH,
  );

/** The charts of details by title, or by type where they have none; each once. */
export function chartTitles(details: readonly MatchDetail[]): string {
  const titles = details.flatMap(({ chartTitle, chartTypeDictKey }) =>
    chartTitle ? [chartTitle] : chartTypeDictKey ? [CHARTS[chartTypeDictKey]] : [],
  );
  return titlesIn([...new Set(titles)], CHART_LENGTH);
}
