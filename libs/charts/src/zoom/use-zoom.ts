import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ChartSpec } from '../chart-spec.ts';
import { isTime } from '../words/summary-of.ts';
import { LEAST_LABELS, movedRange, rangeBetween, scaledRange, type LabelRange } from './label-range.ts';
import { onGestures } from './on-gestures.ts';
import { sliceSpec } from './slice-spec.ts';

export interface Zoom {
  /** The part of the spec that is shown. */
  readonly shown: ChartSpec;
  /** Whether another part is shown than at first. */
  readonly zoomed: boolean;
  readonly reset: () => void;
  /** Pixels of the frame that are being marked; null while none are. */
  readonly brush: { readonly left: number; readonly width: number } | null;
}

export interface ZoomPlace {
  readonly frame: RefObject<HTMLElement | null>;
  /** The place of a pixel among the labels that are shown; null before there is a drawing. */
  readonly labelAt: (pixel: number) => number | null;
}

/** How much one pixel of the wheel changes the length of the range, as an exponent. */
const WHEEL = 0.002;

/**
 * The zoom of a chart over time: a range marked with the pointer, the wheel (with Ctrl, but over candles without),
 * the wheel with Shift or sideways to move it, a double click to show the first range again.
 */
export function useZoom(spec: ChartSpec, { frame, labelAt }: ZoomPlace): Zoom {
  const first = useMemo(() => firstRange(spec), [spec]);
  const key = keyOf(spec);
  const [chosen, setChosen] = useState<{ readonly key: string; readonly range: LabelRange } | null>(null);
  const [brush, setBrush] = useState<Zoom['brush']>(null);
  const range = chosen?.key === key ? chosen.range : first;
  const choose = useCallback((next: LabelRange) => setChosen({ key, range: next }), [key]);
  const reset = useCallback(() => setChosen(null), []);
  const latest = useRef({ range, labelAt });
  useEffect(() => {
    latest.current = { range, labelAt };
  });
  const count = 'labels' in spec ? spec.labels.length : 0;
  const [able, plainWheel] = [isZoomable(spec), spec.kind === 'candle'];
  useEffect(() => {
    const box = frame.current;
    if (!box || !able) return;
    const place = (pixel: number): number | null => {
      const at = latest.current.labelAt(pixel);
      return at === null ? null : latest.current.range.first + at;
    };
    return onGestures(box, {
      wheel: (event, pixel) => {
        const before = latest.current.range;
        const next = wheeled(before, event, { at: place(pixel), count, plainWheel });
        if (next === null || (next.first === before.first && next.end === before.end)) return false;
        latest.current = { ...latest.current, range: next };
        choose(next);
        return true;
      },
      mark: (from, to) => setBrush({ left: Math.min(from, to), width: Math.abs(to - from) }),
      marked: (from, to) => {
        setBrush(null);
        const [one, other] = [place(from), place(to)];
        if (one !== null && other !== null) choose(rangeBetween(one, other, count));
      },
      cancel: () => setBrush(null),
      twice: reset,
    });
  }, [frame, able, plainWheel, count, choose, reset]);
  return {
    shown: useMemo(() => sliceSpec(spec, range), [spec, range]),
    zoomed: range.first !== first.first || range.end !== first.end,
    reset,
    brush,
  };
}

/** The labels that are shown at first: all, or the newest ones. */
function firstRange(spec: ChartSpec): LabelRange {
  const count = 'labels' in spec ? spec.labels.length : 0;
  const newest = spec.kind === 'candle' ? (spec.newest ?? count) : count;
  return { first: Math.max(0, count - newest), end: count };
}

/** Charts over the same labels keep their range, such as the prices of another adjustment. */
const keyOf = (spec: ChartSpec): string =>
  'labels' in spec
    ? [
        spec.kind,
        spec.labels.length,
        spec.labels[0],
        spec.labels.at(-1),
        'newest' in spec && spec.newest,
      ].join()
    : spec.kind;

const isZoomable = (spec: ChartSpec): boolean =>
  'labels' in spec && spec.labels.length > 2 * LEAST_LABELS && spec.labels.every(isTime);

interface WheelPlace {
  readonly at: number | null;
  readonly count: number;
  readonly plainWheel: boolean;
}

/** The range after a turn of the wheel; null where it is not for the chart. */
function wheeled(
  range: LabelRange,
  event: WheelEvent,
  { at, count, plainWheel }: WheelPlace,
): LabelRange | null {
  const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
  if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
    const step = Math.max(1, Math.round((range.end - range.first) / 20));
    return movedRange(range, Math.sign(sideways) * step, count);
  }
  if (at === null || !(plainWheel || event.ctrlKey || event.metaKey)) return null;
  return scaledRange(range, at, Math.exp(Math.max(-200, Math.min(200, event.deltaY)) * WHEEL), count);
}
