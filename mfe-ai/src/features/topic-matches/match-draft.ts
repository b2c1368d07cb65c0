import {
  FACTOR_SOURCE,
  TOPIC_LIMITS,
  TOPIC_TEXTS,
  type ChartType,
  type DataSource,
  type DateUnit,
  type MatchDetail,
  type TargetType,
  type TopicMatch,
} from '@console/contract-ai';

/** A detail row while it is typed. */
export interface DetailDraft {
  /** The ids from the top of the tree to the choice; empty while nothing is chosen. */
  readonly path: readonly string[];
  readonly title: string;
  readonly dateUnit: DateUnit | null;
  readonly chartType: ChartType | null;
  readonly chartTitle: string;
}

/** A match while it is typed. */
export interface MatchDraft {
  readonly topicId: number | undefined;
  readonly invTargetTypeDictKey: TargetType | undefined;
  readonly invTargetDsDictKey: DataSource | undefined;
  readonly details: readonly DetailDraft[];
}

/** A match as it is sent. */
export interface SentMatch {
  readonly topicId: number;
  readonly invTargetTypeDictKey: TargetType;
  readonly invTargetDsDictKey: DataSource;
  readonly topicMatchDetailList: MatchDetail[];
}

export const EMPTY_DETAIL: DetailDraft = {
  path: [],
  title: '',
  dateUnit: null,
  chartType: null,
  chartTitle: '',
};

export const draftOf = (match: TopicMatch | null): MatchDraft => ({
  topicId: match?.topicId,
  invTargetTypeDictKey: match?.invTargetTypeDictKey,
  invTargetDsDictKey: match?.invTargetDsDictKey,
  details: match?.topicMatchDetailList.map(detailOf) ?? [EMPTY_DETAIL],
});

const detailOf = (detail: MatchDetail): DetailDraft => ({
  path: detail.dataIdLink.split(','),
  title: detail.dataVal,
  dateUnit: detail.dateUnitDictKey ?? null,
  chartType: detail.chartTypeDictKey ?? null,
  chartTitle: detail.chartTitle ?? '',
});

/** A draft as it is sent: null while a field is open, an error where rows are missing data or are equal. */
export function sentMatch(draft: MatchDraft): SentMatch | Error | null {
  const { topicId, invTargetTypeDictKey, invTargetDsDictKey, details } = draft;
  if (topicId === undefined || invTargetTypeDictKey === undefined || invTargetDsDictKey === undefined)
    return null;
  if (details.length === 0) return new Error(TOPIC_TEXTS.atLeastOneDetail);
  if (details.some(({ path }) => path.length === 0)) return new Error(TOPIC_TEXTS.data);
  const links = details.map(({ path }) => path.join(','));
  if (new Set(links).size < links.length) return new Error(TOPIC_TEXTS.linkTwice);
  return {
    topicId,
    invTargetTypeDictKey,
    invTargetDsDictKey,
    topicMatchDetailList: details.map(({ path, title, dateUnit, chartType, chartTitle }) => ({
      dataId: path.at(-1) ?? '',
      dataIdLink: path.join(','),
      dataVal: title,
      dateUnitDictKey: dateUnit,
      chartTypeDictKey: chartType,
      chartTitle: chartTitle.trim() || null,
    })),
  };
}

/** Whether another row may be added: a topic has at most six factors. */
export const mayAddDetail = ({ invTargetDsDictKey, details }: MatchDraft): boolean =>
  details.length < (invTargetDsDictKey === FACTOR_SOURCE ? TOPIC_LIMITS.factors : TOPIC_LIMITS.details);

const WHOLE = '全部指标';

/** The title of a choice from the labels along its path: `行情数据：收盘价（元）`, `利润表`. */
export function choiceTitle(labels: readonly string[]): string {
  const [group, table, figure] = labels;
  if (figure === undefined) return table ?? group ?? '';
  return figure === WHOLE ? (table ?? '') : `${table}：${figure}`;
}
