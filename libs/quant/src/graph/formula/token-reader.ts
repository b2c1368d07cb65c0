import { GRAPH_LIMITS } from '../factor-graph.ts';
import type { Token } from './formula-tokens.ts';
import { textFault, type GraphFault } from '../graph-fault.ts';

/** Thrown while reading and caught by `parseFormula`: carries the place. */
export class Refused extends Error {
  constructor(readonly fault: GraphFault) {
    super(fault.code);
  }
}

/** Reads the tokens of a formula with one token of look-ahead, and counts the depth. */
export class TokenReader {
  private at = 0;
  private nested = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  /** The piece to come; at the end it stays there. */
  get next(): Token {
    return this.ahead(0);
  }

  /** The piece taken last. */
  get last(): Token {
    return this.ahead(-1);
  }

  take(): Token {
    const token = this.next;
    this.at += 1;
    return token;
  }

  /** Takes the next token if it is this sign. */
  takeSign(text: string): boolean {
    const { kind, text: coming } = this.next;
    if (kind !== 'sign' || coming !== text) return false;
    this.at += 1;
    return true;
  }

  takeNumber(): number {
    const token = this.next;
    if (token.kind !== 'number') this.refuse();
    const value = Number(token.text);
    if (!Number.isFinite(value)) this.refuse('number-too-large');
    this.at += 1;
    return value;
  }

  expect(sign: string): Token {
    if (!this.takeSign(sign)) this.refuse();
    return this.last;
  }

  /** Whether `name:` is next. */
  atLabel(): boolean {
    const { kind, text } = this.ahead(1);
    return this.next.kind === 'name' && this.next.version === undefined && kind === 'sign' && text === ':';
  }

  /** Takes `name:`, refusing one that was there before. */
  takeLabel(before: ReadonlyMap<string, unknown>): string {
    const { kind, text, version, from, to } = this.next;
    if (kind !== 'name' || version !== undefined) this.refuse();
    if (before.has(text)) throw new Refused(textFault({ from, to }, 'repeated-parameter', { name: text }));
    this.at += 1;
    this.expect(':');
    return text;
  }

  /** One level deeper, refusing one too many: a formula cannot exhaust the stack. */
  nest<T>(read: () => T): T {
    if (this.nested >= GRAPH_LIMITS.depth) this.refuse('too-deep');
    this.nested += 1;
    const result = read();
    this.nested -= 1;
    return result;
  }

  /** Refuses the piece to come. */
  refuse(code: 'unexpected' | 'number-too-large' | 'too-deep' = 'unexpected'): never {
    const { kind, text, from, to } = this.next;
    if (code === 'too-deep') throw new Refused(textFault({ from, to }, code, { most: GRAPH_LIMITS.depth }));
    if (kind === 'end') throw new Refused(textFault({ from, to }, 'unexpected-end'));
    throw new Refused(textFault({ from, to }, code, { found: text }));
  }

  private ahead(by: number): Token {
    return (this.tokens[this.at + by] ?? this.tokens.at(-1)) as Token;
  }
}
