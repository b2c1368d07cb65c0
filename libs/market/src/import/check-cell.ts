import type { ColumnDefinition, ColumnType } from '../schema/table-definition.ts';

export interface CheckContext {
  /** Ids by `600519.SH`. */
  readonly securityIds: ReadonlyMap<string, number>;
}

export interface BadCell {
  readonly reason: string;
}

/** The text as the database takes it, `''` for null; or why not. */
export type CellCheck = (text: string) => string | BadCell;

/** Compiles the check of one column. */
export function checkCell(column: ColumnDefinition, context: CheckContext): CellCheck {
  const check = CHECKS[column.type](column, context);
  const missing: string | BadCell = column.nullable ? '' : { reason: 'missing' };
  return (text) => (text === '' ? missing : check(text));
}

const CHECKS: Readonly<Record<ColumnType, (column: ColumnDefinition, context: CheckContext) => CellCheck>> = {
  text: ({ size = 255, pattern }) => {
    const whole = pattern === undefined ? null : new RegExp(`^(?:${pattern})$`);
    const tooLong = { reason: `longer than ${size} characters` };
    const unlike = { reason: `not like ${pattern ?? ''}` };
    const unprintable = { reason: 'holds a character that cannot be read' };
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
    return (text) => {
      if (known.has(text)) return text;
      if (!isDate(text)) return bad;
      known.add(text);
      return text;
    };
  },
  number: (column) => {
    const inRange = range(column);
    const bad = { reason: 'not a number' };
    return (text) => {
      const value = Number(text);
      if (!Number.isFinite(value) || !NUMBER.test(text)) return bad;
      return inRange(value) ?? text;
    };
  },
  integer: (column) => {
    const inRange = range(column);
    const bad = { reason: 'not a whole number' };
    return (text) => {
      const value = Number(text);
      if (!Number.isSafeInteger(value) || !NUMBER.test(text)) return bad;
      return inRange(value) ?? String(value);
    };
  },
  security: (_column, { securityIds }) => {
    const texts = new Map([...securityIds].map(([code, id]) => [code, String(id)]));
    const unknown = { reason: 'unknown security' };
    return (text) => texts.get(text) ?? unknown;
  },
};

const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/;

function range({ min = -Infinity, max = Infinity }: ColumnDefinition): (value: number) => BadCell | null {
  const bad = { reason: `not within ${min} to ${max}` };
  return (value) => (value >= min && value <= max ? null : bad);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
