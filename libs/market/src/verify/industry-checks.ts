import { compare, type Check } from './check.ts';
import type { IndustryDay, IndustryFigures } from './plain-industries.ts';

const FIGURES = [
  'then',
  'now',
  'capital',
  'turnover',
  'index',
] as const satisfies readonly (keyof IndustryDay)[];

/** The figures of Shenwan industries day by day, and that members then and now differ where they should. */
export function industryChecks(
  expected: readonly IndustryFigures[],
  actual: readonly IndustryFigures[],
): readonly Check[] {
  return [
    compare('Shenwan industries compared', expected.length, actual.length),
    ...expected.flatMap(({ code, days }) => {
      const own = new Map(actual.find((one) => one.code === code)?.days.map((day) => [day.date, day]));
      const name = `industry ${code}`;
      const wrong = (figure: (typeof FIGURES)[number]): number =>
        days.filter((day) => !same(day[figure], own.get(day.date)?.[figure] ?? NaN)).length;
      const differing = (of: Iterable<IndustryDay>): number =>
        [...of].filter((day) => day.then !== day.now).length;
      const last = days.findLast(({ index }) => !Number.isNaN(index));
      return [
        compare(`${name}: days`, days.length, own.size),
        ...FIGURES.map((figure) => compare(`${name}: days with another ${figure}`, 0, wrong(figure))),
        compare(
          `${name}: days on which members then and now differ`,
          differing(days),
          differing(own.values()),
        ),
        ...(last === undefined
          ? []
          : [compare(`${name}: index on ${last.date}`, last.index, own.get(last.date)?.index ?? NaN)]),
      ];
    }),
  ];
}

const same = (one: number, other: number): boolean =>
  (Number.isNaN(one) && Number.isNaN(other)) || compare('', one, other).ok;
