import { type investEntries } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { periodsOfDates } from './periods-of-dates.ts';
import type { ReadTable } from './read-table.ts';

type Lines = OutputOf<typeof investEntries.indicatorLines>['lines'];

/**
 * Indicators as one table, over all days on which any of them has a figure, newest first. On each day a figure is the last
 * one that was known: those of reports have one on some days alone.
 */
export function indicatorsRead(lines: Lines): ReadTable {
  const days = [...new Set(lines.flatMap(({ points }) => points.map(({ date }) => date)))].sort().reverse();
  return {
    lines: periodsOfDates(days, { periodic: false }).map((line) => ({ ...line, entity: null })),
    columns: lines.map(({ name, unit, points }) => {
      const known = points.filter(({ value }) => value !== null);
      let at = known.length - 1;
      const values = days.map((day) => {
        while (at >= 0 && (known[at]?.date ?? '') > day) at -= 1;
        return known[at]?.value ?? null;
      });
      return { title: name, unit, values };
    }),
  };
}

type Values = OutputOf<typeof investEntries.factorValues>;

/** A factor's values on its newest day: of one company, or of the highest. */
export function factorRead(title: string, { date, content }: Values, company: string | null): ReadTable {
  const rows = company === null ? content : content.filter(({ shortName }) => shortName === company);
  return {
    lines: rows.map(({ shortName }) => ({
      label: company === null ? shortName : date,
      period: date,
      entity: company === null ? shortName : null,
    })),
    columns: [
      { title, unit: 'number', values: rows.map(({ value }) => value) },
      // A percentile is sent as 0 to 100.
      {
        title: `${title}全市场分位`,
        unit: 'percent',
        values: rows.map(({ percentile }) => percentile / 100),
      },
      { title: `${title}排名`, unit: 'integer', values: rows.map(({ rank }) => rank) },
    ],
  };
}
