import { investEntries } from '@console/contract-invest';
import { MAX_PAGE_SIZE, type CallerInputOf } from '@console/contract-core';
import type { Asker, ConsoleCalls } from '../console/console-calls.ts';
import { factorRead, indicatorsRead } from './read-figures.ts';
import { readTable, type ReadTable } from './read-table.ts';
import type { DataRequest, EntryRequest, ReadableEntry } from './reading.ts';
import type { KnownPart, KnownSubject } from './subject-check.ts';
import type { Peers, TablePlace } from './table-cells.ts';
import { PEER_ENTRIES } from './usual-data.ts';

/** What was read for a request. */
export interface ReadRequest {
  readonly place: TablePlace;
  readonly read: ReadTable;
  readonly peers: Peers | null;
  /** The name of what its lines are of. */
  readonly entity: string;
}

export interface ReaderParts {
  readonly calls: ConsoleCalls;
  readonly asker: Asker;
}

/** The most lines of a paged table that are read, so that a year of periods and a percentile can be had of them. */
const PAGE = Math.min(40, MAX_PAGE_SIZE);
/** The most entities of a list. */
const LISTED = 8;

/** The title of what is asked for, as readers know it. */
export const titleOfRequest = (request: DataRequest): string =>
  'entry' in request ? request.entry.title : 'factorId' in request ? request.title : '指标走势';

/** The subject's part that a request is about; null where it is about everything, undefined where the subject has none. */
export function partOf(request: DataRequest, known: KnownSubject): KnownPart | null | undefined {
  if (!('entry' in request)) return known.company ?? null;
  const names = inputNames(request.entry);
  if (names.has('strategyId')) return known.strategy;
  if (!names.has('dataId')) return null;
  return request.entry.services[0] === 'company' ? known.company : known.industry;
}

/** Whether a request is about the industry of what was asked. */
export const isOfIndustry = (request: DataRequest): boolean =>
  'entry' in request && request.entry.services[0] === 'industry' && inputNames(request.entry).has('dataId');

/** Reads a request about that part. Throws the refusals of the service. */
export async function readRequest(
  request: DataRequest,
  { name, part }: { readonly name: string; readonly part: KnownPart | null },
  parts: ReaderParts,
): Promise<ReadRequest> {
  const place: TablePlace = {
    key: keyOf(request),
    title: titleOfRequest(request),
    link: part && linkOf(part, request),
    source: 'entry' in request ? (request.entry.source ?? '控制台') : '控制台',
  };
  const common = { place, entity: part?.name ?? name };
  if ('indicators' in request) {
    const input = { indicators: [...request.indicators], ...(part && { dataId: part.id }) };
    const { lines } = await parts.calls.read(investEntries.indicatorLines, input, parts.asker);
    return { ...common, read: indicatorsRead(lines), peers: null };
  }
  if ('factorId' in request) {
    const input = { id: request.factorId, size: LISTED, ...(part && { search: part.name }) };
    const values = await parts.calls.read(investEntries.factorValues, input, parts.asker);
    return { ...common, read: factorRead(request.title, values, part?.name ?? null), peers: null };
  }
  const peerEntry = PEER_ENTRIES.get(request.entry.id);
  const [read, peers] = await Promise.all([
    entryRead(request.entry, request, part, parts),
    peerEntry && entryRead(peerEntry, request, part, parts),
  ]);
  return { ...common, read, peers: peers ? { entity: '行业中位数', table: peers } : null };
}

async function entryRead(
  entry: ReadableEntry,
  { figures }: EntryRequest,
  part: KnownPart | null,
  { calls, asker }: ReaderParts,
): Promise<ReadTable> {
  const name = inputNames(entry).has('strategyId') ? 'strategyId' : 'dataId';
  const given = {
    ...(part && inputNames(entry).has(name) ? { [name]: part.id } : {}),
    ...(entry.kind === 'table' ? { size: PAGE } : {}),
  };
  return readTable(entry, await calls.read(entry, given as CallerInputOf<typeof entry>, asker), figures);
}

const keyOf = (request: DataRequest): string => {
  if ('entry' in request) return request.entry.id;
  return 'factorId' in request
    ? `${investEntries.factorValues.id}.${request.factorId}`
    : investEntries.indicatorLines.id;
};

const inputNames = ({ input }: ReadableEntry): ReadonlySet<string> =>
  new Set(Object.keys((input as unknown as { readonly shape?: object }).shape ?? {}));

/** The page of the part, at the tab whose authority an entry needs. */
function linkOf({ path }: KnownPart, request: DataRequest): string {
  if (!('entry' in request)) return path;
  const [need = ''] = [request.entry.needs].flat() as readonly string[];
  const tab = TABS.find(([word]) => need.includes(word))?.[1];
  return tab === undefined ? path : `${path}&tab=${tab}`;
}

const TABS: readonly (readonly [string, string])[] = [
  ['gssjk_gn_view_information', 'basic'],
  ['hysjk_gn_view_information', 'information'],
  ['financial', 'financial'],
  ['businessData', 'business'],
  ['marketData', 'market'],
  ['fundPreference', 'funds'],
];
