import { plainText } from '@console/contract-core';
import type { ColumnDefinition, ColumnType } from '../../schema/table-definition.ts';

export interface CheckContext {
  /** Ids by code, `600519.SH`. */
  readonly securityIds: ReadonlyMap<string, number>;
}

export interface BadCell {
  readonly reason: string;
}

/** The text as the database takes it, `''` for null; or why it is refused. */
export type CellCheck = (text: string) => string | BadCell;

/** The default size of a text column, in characters. */
const MOST_OF_TEXT = 255;

/** Compiles the check of one column. */
export function checkCell(column: ColumnDefinition, context: CheckContext): CellCheck {
  const check = CHECKS[column.type](column, context);
  const missing: string | BadCell = column.nullable ? '' : { reason: 'missing' };
  if (column.type !== 'text') return (text) => (text === '' ? missing : check(text));
  const clean = cleaner(column);
  return (text) => {
    const seen = clean(text);
    return seen === '' ? missing : check(seen);
  };
}

/** A longer column may contain line breaks; a shorter one is a name. */
const MOST_OF_ONE_LINE = 200;

/** Removes invisible characters from a column's texts; a name becomes one line, however its file breaks it. */
function cleaner({ size = MOST_OF_TEXT }: ColumnDefinition): (text: string) => string {
  const isOneLine = size <= MOST_OF_ONE_LINE;
  return (text) => {
    // The sign of a wrongly decoded text, which the check refuses.
    if (text.includes('\u0000')) return text;
    const plain = plainText(text);
    const seen = isOneLine ? plain.replaceAll(/[\t\n]+/g, ' ') : plain;
    return seen === text ? text : seen.trim();
  };
}

const CHECKS: Readonly<Record<ColumnType, (column: ColumnDefinition, context: CheckContext) => CellCheck>> = {
  text: ({ size = MOST_OF_TEXT, pattern }) => {
    const whole = pattern === undefined ? null : new RegExp(`^(?:${pattern})$`);
    const tooLong = { reason: `longer than ${size} characters` };
    const unlike = { reason: `not like ${pattern ?? ''}` };
    const unprintable = { reason: 'contains a character that cannot be read' };
    return (text) => {
      if (text.includes('\u0000') || text.includes('\ufffd')) return unprintable;
      if ([...text].length > size) return tooLong;
      return !whole || whole.test(text) ? text : unlike;
    };
  },
  enum: ({ values = [] }) => {
    const allowed = new Set(values);
    const bad = { reason: `not one of ${values.join(', ')}` };
    return (text) => (allowed.has(text) ? text : bad);
  },
  flag: () => {
    const bad = { reason: 'not 0 or 1' };
    return (text) => (text === '0' || text === '1' ? text : bad);
  },
  date: () => {
    const known = new Set<string>();
    const bad = { reason: 'not a date YYYY-MM-DD' };
    let last = '';
    return (text) => {
      if (text === last) return last;
      if (!known.has(text)) {
        if (!isDate(text)) return bad;
        known.add(text);
      }
      last = text;
      return text;
    };
  },
  number: (column) => {
    const inRange = range(column);
    const bad = { reason: 'not a number' };
    return (text) => {
      if (!isPlainNumber(text) && !(NUMBER.test(text) && Number.isFinite(Number(text)))) return bad;
      return inRange(text) ?? text;
    };
  },
  integer: (column) => {
    const inRange = range(column);
    const bad = { reason: 'not a whole number' };
    return (text) => {
      if (isShortInteger(text)) return inRange(text) ?? text;
      const value = Number(text);
      if (!Number.isSafeInteger(value) || !NUMBER.test(text)) return bad;
      return inRange(text) ?? String(value);
    };
  },
  security: (_column, { securityIds }) => {
    const texts = new Map([...securityIds].map(([code, id]) => [code, String(id)]));
    const unknown = { reason: 'unknown security' };
    // Many files are sorted by security and repeat the same code again and again.
    let last = '';
    let found: string | BadCell = unknown;
    return (text) => {
      if (text === last) return found;
      last = text;
      found = texts.get(text) ?? unknown;
      return found;
    };
  },
};

const NUMBER = /^[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d+)?$/;

/** More digits than a finite number of this notation needs, and than any file has. */
const LONG = 300;
/** Any whole number of so few digits is exact in a double. */
const SAFE_DIGITS = 15;
const [ZERO, NINE, POINT, MINUS] = [48, 57, 46, 45] as const;

/** Digits with at most one point between or before them, and a minus: what nearly every cell is. */
function isPlainNumber(text: string): boolean {
  const { length } = text;
  if (length > LONG) return false;
  let points = 0;
  for (let at = text.charCodeAt(0) === MINUS ? 1 : 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT) points += 1;
    else if (code < ZERO || code > NINE) return false;
  }
  return points <= 1 && text.charCodeAt(length - 1) !== POINT && length > 0 && text !== '-';
}

/** The number as the database would write it: no plus sign, no leading zero. */
function isShortInteger(text: string): boolean {
  const { length } = text;
  if (length === 0 || length > SAFE_DIGITS) return false;
  if (text.charCodeAt(0) === ZERO) return length === 1;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) return false;
  }
  return true;
}

function range({ min = -Infinity, max = Infinity }: ColumnDefinition): (text: string) => BadCell | null {
  const bad = { reason: `not within ${min} to ${max}` };
  if (min === -Infinity && max === Infinity) return () => null;
  return (text) => {
    // A number without a minus is not below zero.
    if (min === 0 && max === Infinity && text.charCodeAt(0) !== MINUS) return null;
    const value = Number(text);
    return value >= min && value <= max ? null : bad;
  };
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
