import { indicatorOf } from '@console/market/indicators';
import type { PanelFrame, PanelStore } from '@console/market/panels';
import type { DateRange } from '@console/quant';
import { panelRefs } from '../../compute/panel-refs.ts';
import type { SubjectToJudge } from './judge-work.ts';

export interface ReadAheadParts {
  readonly store: PanelStore;
  readonly frame: PanelFrame;
  readonly range: DateRange;
  /** MiB that one computation may take: panels that wait take at most a sixth. */
  readonly maxMb: number;
}

const MIB = 1024 ** 2;

/**
 * Returns a function that reads the panels of the next subjects together before the first of them is judged: columns of
 * one table are then read in one pass over its rows, and each is in memory or in its file when its turn comes.
 */
export function readAhead(
  subjects: readonly SubjectToJudge[],
  { store, frame, range, maxMb }: ReadAheadParts,
): (at: number) => Promise<void> {
  const bytes = frame.dates.length * frame.stocks * Float64Array.BYTES_PER_ELEMENT;
  const most = Math.max(1, Math.floor((maxMb * MIB) / 6 / Math.max(1, bytes)));
  const seen = new Set<string>();
  let read = 0;
  return async (at) => {
    if (at < read) return;
    const wanted: string[] = [];
    do {
      const subject = subjects[read];
      if (subject === undefined) break;
      const fresh = [...panelRefs(subject.graph).values()].filter(
        (id) => !seen.has(id) && indicatorOf(id) !== undefined,
      );
      for (const id of fresh) seen.add(id);
      wanted.push(...fresh);
      read += 1;
    } while (wanted.length < most);
    await Promise.all(wanted.map((id) => store.values(frame, id, range)));
  };
}
