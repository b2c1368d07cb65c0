import { textFault, type GraphFault, type Span } from '../graph-fault.ts';

/** A piece of a formula. `text` of a sign is its canonical form: `−` is `-`, `≤` is `<=`. */
export interface Token extends Span {
  readonly kind: 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
  /** The version that a name asks for: 3 in `close@3`. */
  readonly version?: number;
  /** Whether a name is between backquotes, so that it is no word of the language. */
  readonly quoted?: boolean;
}

const SPACE = /\s+/y;
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const NAME = /(?:`(?<quoted>[^`\n]+)`|(?<word>[\p{L}_][\p{L}\p{N}_]*))(?:@(?<version>\d{1,9}))?/uy;
const SIGN = /<=|>=|!=|==|[-+*/<>=≤≥≠−×÷()[\]{},:（），：]/y;

const CANONICAL: Readonly<Record<string, string>> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '==': '=',
  '−': '-',
  '×': '*',
  '÷': '/',
  '（': '(',
  '）': ')',
  '，': ',',
  '：': ':',
};

/** Words that are operators, and names only between backquotes. */
const WORDS = new Set(['and', 'or', 'not']);

/** The pieces of a formula, an end behind them; or the first character that begins none. */
export function formulaTokens(text: string): readonly Token[] | GraphFault {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    at += matchAt(SPACE, text, at)?.[0].length ?? 0;
    if (at === text.length) break;
    const token = tokenAt(text, at);
    if (token === undefined) {
      const found = String.fromCodePoint(text.codePointAt(at) ?? 0);
      return textFault({ from: at, to: at + found.length }, 'unexpected', { found });
    }
    tokens.push(token);
    at = token.to;
  }
  return [...tokens, { kind: 'end', text: '', from: text.length, to: text.length }];
}

/** A name in a formula: unchanged where it is a word, else between backquotes. */
export function writtenName(name: string): string {
  const match = matchAt(NAME, name, 0);
  const plain = match?.[0] === name && match.groups?.word === name && !WORDS.has(name);
  return plain ? name : `\`${name}\``;
}

function tokenAt(text: string, from: number): Token | undefined {
  const number = matchAt(NUMBER, text, from);
  if (number !== undefined) return { kind: 'number', text: number[0], from, to: from + number[0].length };
  const sign = matchAt(SIGN, text, from);
  if (sign !== undefined)
    return { kind: 'sign', text: CANONICAL[sign[0]] ?? sign[0], from, to: from + sign[0].length };
  const name = matchAt(NAME, text, from);
  return name === undefined ? undefined : nameToken(name, from);
}

function nameToken(match: RegExpExecArray, from: number): Token {
  const { quoted, word, version } = match.groups ?? {};
  const to = from + match[0].length;
  if (word !== undefined && version === undefined && WORDS.has(word))
    return { kind: 'sign', text: word, from, to };
  return {
    kind: 'name',
    text: quoted ?? word ?? '',
    ...(version === undefined ? {} : { version: Number(version) }),
    quoted: quoted !== undefined,
    from,
    to,
  };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
