import { figureOf, titleOf, type Sheet } from '@console/ui/data';
import { alignLines, LINES_SOURCE, LINES_TITLE, type Line, type LinesAbout } from './line-charts.ts';

/** The lines as a sheet: one row per day, the newest first. */
export function linesSheet(lines: readonly Line[], { subject, asOf }: LinesAbout): Sheet {
  const { days, values } = alignLines(lines);
  const rows = days.map((day, at) => [
    day,
    ...lines.map(({ unit }, line) => figureOf(values[line]?.[at], unit)),
  ]);
  return {
    title: `${subject} ${LINES_TITLE}`,
    source: LINES_SOURCE,
    asOf,
    about: `共 ${days.length} 天`,
    header: ['日期', ...lines.map(({ name, unit }) => titleOf({ title: name, unit }))],
    rows: rows.reverse(),
  };
}
