import type { ChartSeries } from '../chart-spec.ts';
import { figureText } from '../option/drawn.ts';
import type { ChartFigures, FigureColumn } from './figures-of.ts';

/** The tooltip of the label under the pointer. Everything is escaped, because names come from data. */
export function tooltipHtml({ labels, columns }: ChartFigures, at: number): string {
  const lines = columns.flatMap((column) => {
    const text = 'texts' in column ? (column.texts[at] ?? '') : drawnText(column, at);
    if (text === '') return [];
    return [`<dt>${escaped(column.name)}</dt><dd${sideOf(column, at)}>${escaped(text)}</dd>`];
  });
  return `<b>${escaped(labels[at] ?? '')}</b><dl class="chart-tip">${lines.join('')}</dl>`;
}

/** A change is written in the colour of its side. */
function sideOf(column: FigureColumn, at: number): string {
  const value = 'texts' in column || !column.signed ? 0 : (column.values[at] ?? 0);
  return value === 0 ? '' : ` class="chart-${value > 0 ? 'up' : 'down'}"`;
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
