import type { CellMapping, Reader } from './mapping.ts';
import {
  boardOf,
  parseSecurityCode,
  securityText,
  type CodeStyle,
  type SecurityCode,
} from './security-code.ts';

/** The reason why a cell cannot be read, with the vendor's own column and text. */
export interface CellFault {
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** The cell in the mart's notation, `''` when missing. */
export type ReadCell = (record: readonly string[]) => string | CellFault;

/** Compiles one cell of a mapping for a header that is known to contain its columns. */
export function compileCell(mapping: CellMapping, header: readonly string[]): ReadCell {
  const { column, constant } = mapping;
  if (column === undefined) return () => constant ?? '';
  const at = header.indexOf(column);
  if (Object.keys(mapping).length === 1) return (record) => trimmed(record[at] ?? '');
  const missing = new Set(mapping.missing ?? []);
  const steps = compileSteps(mapping);
  const overrides = (mapping.overrides ?? []).map(({ when, value }) => ({
    at: header.indexOf(when.column),
    equals: when.equals,
    value,
  }));
  return (record) => {
    for (const override of overrides) {
      if (record[override.at]?.trim() === override.equals) return override.value;
    }
    const text = (record[at] ?? '').trim();
    if (text === '' || missing.has(text)) return '';
    let value = text;
    for (const step of steps) {
      const next = step(value);
      if (next === null) return { column, value: text, reason: reasonFor(mapping) };
      value = next;
    }
    return value;
  };
}

const [SPACE, LAST_ASCII] = [0x20, 0x7f] as const;

/** Most cells have nothing to trim; only space and what is above ASCII or below space can be blank. */
function trimmed(text: string): string {
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)];
  const isBare = first > SPACE && first < LAST_ASCII && last > SPACE && last < LAST_ASCII;
  return isBare ? text : text.trim();
}

type Step = (text: string) => string | null;

function compileSteps({ read, values, stripSuffix, power10 }: CellMapping): readonly Step[] {
  const steps: Step[] = [];
  if (read) steps.push(readStep(read));
  if (values) steps.push((text) => (Object.hasOwn(values, text) ? (values[text] ?? null) : null));
  if (stripSuffix)
    steps.push((text) => (text.endsWith(stripSuffix) ? text.slice(0, -stripSuffix.length) : text));
  if (power10) steps.push((text) => scale(text, power10));
  return steps;
}

/** Moves the decimal point in the text, so that 1.4474 % is the double nearest to 0.014474. */
function scale(text: string, power10: number): string | null {
  return /^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(text) ? String(Number(`${text}e${power10}`)) : null;
}

function readStep(read: Reader): Step {
  if (read === 'date') return readDate;
  const [part, style] = read.split(':') as [keyof typeof CODE_PARTS, CodeStyle];
  const take = CODE_PARTS[part];
  return (text) => {
    const code = parseSecurityCode(text, style);
    return code && take(code);
  };
}

const CODE_PARTS = {
  security: securityText,
  code: ({ code }: SecurityCode) => code,
  exchange: ({ exchange }: SecurityCode) => exchange,
  board: boardOf,
} as const;

/** `2020-09-22`, `2020/9/22`, `20200922`, each with or without a time of day. */
function readDate(text: string): string | null {
  const match = /^(\d{4})(?:([-/])(\d{1,2})\2(\d{1,2})|(\d{2})(\d{2}))(?:[ T].*)?$/.exec(text);
  if (!match) return null;
  const [, year = '', , month = match[5] ?? '', day = match[6] ?? ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function reasonFor({ read, values, power10 }: CellMapping): string {
  if (read === 'date') return 'not a date';
  if (read) return 'not a security code';
  if (values) return `not one of ${Object.keys(values).join(', ')}`;
  return power10 ? 'not a number' : 'unreadable';
}
