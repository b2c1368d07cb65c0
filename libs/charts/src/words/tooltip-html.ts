import type { ChartSeries } from '../chart-spec.ts';
import { figureText } from '../option/drawn.ts';
import type { ChartFigures } from './figures-of.ts';

/** The tooltip of the label under the pointer. Everything is escaped, because names come from data. */
export function tooltipHtml({ labels, columns }: ChartFigures, at: number): string {
  const lines = columns.flatMap((column) => {
    const text = 'texts' in column ? (column.texts[at] ?? '') : drawnText(column, at);
    return text === '' ? [] : [`<dt>${escaped(column.name)}</dt><dd>${escaped(text)}</dd>`];
  });
  return `<b>${escaped(labels[at] ?? '')}</b><dl class="chart-tip">${lines.join('')}</dl>`;
}

/** A figure, or a dash with the reason there is none. */
function drawnText(column: ChartSeries, at: number): string {
  const text = figureText(column.values[at] ?? null, column);
  return [text, column.reasons?.[at]].filter(Boolean).join(' ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
