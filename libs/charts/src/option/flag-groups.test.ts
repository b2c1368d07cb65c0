import type { ChartEvent } from '../chart-spec.ts';
import { flagGroups } from './flag-groups.ts';

const LABELS = Array.from({ length: 100 }, (_, at) => `d${at}`);
const event = (at: number, mark: string): ChartEvent => ({
  key: `${at} ${mark}`,
  label: `d${at}`,
  mark,
  text: mark,
  tint: mark === '财' ? 'navy' : 'teal',
});
/** A label takes 4 pixels, a flag 18. */
const ROOM = { width: 400, flag: 18 } as const;
const shown = (events: readonly ChartEvent[]) =>
  flagGroups({ labels: LABELS, events: Object.freeze(events) }, ROOM).map(
    ({ label, mark, tint, events: own }) => [label, mark, tint, own.length],
  );

describe('flags of events', () => {
  it('are one each where they have room', () => {
    expect(shown([event(10, '财'), event(15, '分')])).toEqual([
      ['d10', '财', 'navy', 1],
      ['d15', '分', 'teal', 1],
    ]);
  });

  it('never overlap: events too close share one, with their number, or their mark if all are alike', () => {
    expect(shown([event(10, '财'), event(14, '分'), event(15, '财')])).toEqual([
      ['d10', '2', 'slate', 2],
      ['d15', '财', 'navy', 1],
    ]);
    expect(shown([event(20, '财'), event(20, '财'), event(22, '财')])).toEqual([['d20', '财', 'navy', 3]]);
    const groups = flagGroups(
      { labels: LABELS, events: LABELS.map((_, at) => event(at, at % 2 ? '财' : '分')) },
      ROOM,
    );
    const places = groups.map(({ label }) => LABELS.indexOf(label) * 4);
    expect(places.slice(1).every((place, at) => place - (places[at] ?? 0) >= 18)).toBe(true);
    expect(groups.reduce((sum, { events }) => sum + events.length, 0)).toBe(100);
  });

  it('are in the order of their labels, and show at most nine and more', () => {
    expect(shown([event(50, '分'), event(3, '财')]).map(([label]) => label)).toEqual(['d3', 'd50']);
    const many = Array.from({ length: 12 }, (_, at) => event(7, at === 0 ? '财' : '分'));
    expect(shown(many)).toEqual([['d7', '9+', 'slate', 12]]);
    expect(shown([])).toEqual([]);
  });
});
