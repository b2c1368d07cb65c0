import { createHash, type Hash } from 'node:crypto';
import { canonicalJson } from '@console/node-kit/jobs';
import type { DateRange } from '@console/quant';
import { needsIndustries } from '../../compute/panel-refs.ts';
import { warmUpRows } from '../../compute/warm-up-rows.ts';
import { comparesSecurities } from '../../compute/within-universe.ts';
import type { PanelStore } from '@console/market/panels';
import type { RunPlace } from './load-run.ts';

/** The sha256 of a value's canonical JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/**
 * The hash of a run's inputs: graph, universe, and the Shenwan industries of its stocks and days. It covers contents,
 * not loads: the same data in another database has the same hash.
 */
export async function inputHash(place: RunPlace, store: PanelStore): Promise<string> {
  return hashOf({ frozen: place.frozen, industries: await industryHash(place, store) });
}

/**
 * A hash of every industry that the run reads: level-1 ones by number and name, then the members of the one it is
 * limited to.
 */
async function industryHash(place: RunPlace, store: PanelStore): Promise<string> {
  const { frame, frozen } = place;
  const { graph, universe } = frozen;
  const hash = createHash('sha256');
  const named = lookedUpRows(place, needsIndustries(graph));
  const { cells, names } = await store.industries(frame, named);
  addPanel(hash, { place, rows: named, names }, cells);
  if (universe.kind === 'industry') {
    const rows = lookedUpRows(place, graph.nodes.some(comparesSecurities));
    addPanel(
      hash,
      { place, rows, names: [universe.code] },
      await store.industryMask(frame, rows, universe.code),
    );
  }
  return hash.digest('hex');
}

/** The run's own rows, and also those before that the factor's windows need, where the factor reads industries. */
function lookedUpRows({ range, frozen }: RunPlace, byFactor: boolean): DateRange {
  return byFactor ? { ...range, from: Math.max(0, range.from - warmUpRows(frozen.graph)) } : range;
}

interface PanelHead {
  readonly place: RunPlace;
  readonly rows: DateRange;
  readonly names: readonly string[];
}

/** Days, width and names first, so that equal cells of different panels have different hashes. */
function addPanel(hash: Hash, { place, rows, names }: PanelHead, cells: Uint8Array | Uint16Array): void {
  const { dates, stocks } = place.frame;
  hash.update(canonicalJson({ dates: dates.slice(rows.from, rows.to), stocks, names })).update(cells);
}
