import { writtenName } from './formula-tokens.ts';
import type { ParameterValue } from './formula-tree.ts';
import type { TokenReader } from './token-reader.ts';

/** Words that cannot be written between backquotes. */
const UNWRITABLE = /^$|[`\n]/;

const COMPARISONS = new Set(['<', '<=', '=', '!=', '>=', '>']);

/** Reads the value of a named parameter. */
export function parameterValue(reader: TokenReader): ParameterValue {
  const { kind, text, quoted, version } = reader.next;
  if (kind === 'number') return reader.takeNumber();
  if (kind === 'name') {
    if (version !== undefined) reader.refuse();
    reader.take();
    if (quoted !== true && (text === 'true' || text === 'false')) return text === 'true';
    return text;
  }
  if (reader.takeSign('-')) {
    const size = reader.takeNumber();
    return size === 0 ? 0 : -size;
  }
  if (reader.takeSign('[')) return reader.nest(() => list(reader));
  if (reader.takeSign('{')) return reader.nest(() => record(reader));
  if (kind !== 'sign' || !COMPARISONS.has(text)) reader.refuse();
  reader.take();
  return text;
}

/**
 * A value in the form in which it is read again; undefined for one that no formula can contain, such as null.
 */
export function writtenValue(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? writtenNumber(value) : undefined;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return writtenWord(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return `{${writtenParameters(value).join(', ')}}`;
  return `[${value.flatMap((each) => writtenValue(each) ?? []).join(', ')}]`;
}

/** `name: value` of each. */
export function writtenParameters(params: object): string[] {
  return Object.entries(params).flatMap(([name, value]: [string, unknown]) => {
    const written = writtenValue(value);
    return written === undefined || UNWRITABLE.test(name) ? [] : [`${writtenName(name)}: ${written}`];
  });
}

/** The shortest digits that are this number; −0 is 0. */
export function writtenNumber(value: number): string {
  return String(value);
}

function writtenWord(word: string): string | undefined {
  if (UNWRITABLE.test(word)) return undefined;
  if (COMPARISONS.has(word) || ['≤', '≥', '≠', '=='].includes(word)) return word;
  return word === 'true' || word === 'false' ? `\`${word}\`` : writtenName(word);
}

function list(reader: TokenReader): ParameterValue {
  const values: ParameterValue[] = [];
  if (reader.takeSign(']')) return values;
  do values.push(parameterValue(reader));
  while (reader.takeSign(','));
  reader.expect(']');
  return values;
}

function record(reader: TokenReader): ParameterValue {
  const values = new Map<string, ParameterValue>();
  if (reader.takeSign('}')) return {};
  do {
    const name = reader.takeLabel(values);
    values.set(name, parameterValue(reader));
  } while (reader.takeSign(','));
  reader.expect('}');
  return Object.fromEntries(values);
}
