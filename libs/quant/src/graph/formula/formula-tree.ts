import type { Span } from '../graph-fault.ts';

/** The value of a named parameter: a number, word or operator, true, false, a list or a record of these. */
export type ParameterValue =
  | number
  | string
  | boolean
  | readonly ParameterValue[]
  | { readonly [name: string]: ParameterValue };

export interface NumberTree {
  readonly kind: 'number';
  readonly value: number;
  /** Written `(20)`: a value, not a constant of the function it is given to. */
  readonly wrapped: boolean;
  readonly span: Span;
}

export interface NameTree {
  readonly kind: 'name';
  readonly name: string;
  readonly version: number | undefined;
  readonly span: Span;
}

/** An operator, `if`, a function or a rule. */
export interface CallTree {
  readonly kind: 'call';
  /** `'+'`, `'neg'`, `'if'`, `'mean'`, `'full_mark'`. */
  readonly callee: string;
  readonly inputs: readonly FormulaTree[];
  readonly params: Readonly<Record<string, ParameterValue>>;
  readonly span: Span;
}

/** A formula, read: every part with its place in the text. */
export type FormulaTree = NumberTree | NameTree | CallTree;
