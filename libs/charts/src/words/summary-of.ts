import { figureText } from '../option/drawn.ts';
import type { ChartSpec } from '../chart-spec.ts';
import { figuresOf } from './figures-of.ts';

/** A chart in a sentence, for who does not see it: what it is, over what, and the newest figures. */
export function summaryOf(spec: ChartSpec): string {
  const { labels, columns } = figuresOf(spec);
  const name = `${spec.subject} ${spec.title}`;
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined) return `${name}：没有数据`;
  const figures = columns.flatMap((column) =>
    'texts' in column
      ? []
      : [`${column.name} ${figureText(column.values[labels.length - 1] ?? null, column)}`],
  );
  if (spec.kind === 'pie') {
    const [values] = columns;
    if (values === undefined || 'texts' in values) return name;
    return `${name}：${labels.map((label, at) => `${label} ${figureText(values.values[at] ?? null, values)}`).join('，')}`;
  }
  const span = labels.length === 1 ? first : `${first} 至 ${last}，共 ${labels.length} 个点`;
  // What is no time has no newest.
  return `${name}：${span}，${spec.over === undefined ? '最新' : last} ${figures.join('，')}`;
}
