import { FACTOR_SOURCE, KNOWLEDGE_SOURCE, type DataSource, type MatchDetail } from '@console/contract-ai';
import { tableChoiceOf } from '../data-trees/data-choice.ts';
import {
  COMPANY_RANKINGS,
  COMPANY_TABLES,
  INDUSTRY_RANKINGS,
  INDUSTRY_TABLES,
  MARKET_TABLES,
  STRATEGY_TABLES,
} from '../data-trees/shown-tables.ts';
import type { DataRequest, EntryRequest, ReadableEntry } from './reading.ts';

/** The data of a topic from one source. */
export interface TopicSource {
  readonly source: DataSource;
  readonly details: readonly Pick<MatchDetail, 'dataId' | 'dataVal'>[];
}

/** The most indicators of one table. */
const MOST_INDICATORS = 6;

const ENTRIES: ReadonlyMap<string, ReadableEntry> = new Map(
  [
    ...COMPANY_TABLES,
    ...INDUSTRY_TABLES,
    ...STRATEGY_TABLES,
    ...INDUSTRY_RANKINGS,
    ...COMPANY_RANKINGS,
    ...MARKET_TABLES,
  ].map(({ entry }) => [entry.id, entry]),
);

/**
 * What a topic's data is read with, in the order in which it names them: an entry once, with all its named figures. Data
 * that this version of the console no longer has is left out; knowledge is no table.
 */
export function topicRequests(sources: readonly TopicSource[]): readonly DataRequest[] {
  const requests: DataRequest[] = [];
  for (const { source, details } of sources)
    if (source === 'INV_TARGET_DS_INDIC') requests.push(...indicatorRequests(details));
    else if (source === FACTOR_SOURCE)
      requests.push(...details.map(({ dataId, dataVal }) => ({ factorId: Number(dataId), title: dataVal })));
    else if (source !== KNOWLEDGE_SOURCE) for (const { dataId } of details) addFigure(requests, dataId);
  return requests;
}

function addFigure(requests: DataRequest[], dataId: string): void {
  const choice = tableChoiceOf(dataId);
  const entry = choice && ENTRIES.get(choice.entry);
  if (!choice || !entry) return;
  const at = requests.findIndex((one) => 'entry' in one && one.entry.id === entry.id);
  const known = at === -1 ? undefined : (requests[at] as EntryRequest);
  if (known === undefined) requests.push({ entry, figures: choice.figure === null ? null : [choice.figure] });
  else
    requests[at] = {
      entry,
      figures: known.figures === null || choice.figure === null ? null : [...known.figures, choice.figure],
    };
}

const indicatorRequests = (details: TopicSource['details']): readonly DataRequest[] =>
  Array.from({ length: Math.ceil(details.length / MOST_INDICATORS) }, (_, part) => ({
    indicators: details
      .slice(part * MOST_INDICATORS, (part + 1) * MOST_INDICATORS)
      .map(({ dataId }) => dataId),
  }));
