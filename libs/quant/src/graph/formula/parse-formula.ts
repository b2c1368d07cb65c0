import { GRAPH_LIMITS } from '../factor-graph.ts';
import { formulaTokens, type Token } from './formula-tokens.ts';
import type { CallTree, FormulaTree, NumberTree, ParameterValue } from './formula-tree.ts';
import { textFault, type GraphFault, type Outcome, type Span } from '../graph-fault.ts';
import { COMPARISON_STRENGTH, NOT_STRENGTH, SIGN_STRENGTH, strengthOf } from '../operators.ts';
import { parameterValue } from './parameter-value.ts';
import { Refused, TokenReader } from './token-reader.ts';

/** Reads a formula (docs/guides/formula.md has the grammar); the first thing that cannot be read is its fault. */
export function parseFormula(text: string): Outcome<FormulaTree> {
  const most = GRAPH_LIMITS.characters;
  if (text.length > most)
    return refusal(textFault({ from: most, to: text.length }, 'too-long', { given: text.length, most }));
  const tokens = formulaTokens(text);
  if ('code' in tokens) return refusal(tokens);
  try {
    return { ok: true, value: new Parser(tokens).formula() };
  } catch (error) {
    if (error instanceof Refused) return refusal(error.fault);
    throw error;
  }
}

function refusal(fault: GraphFault): Outcome<never> {
  return { ok: false, faults: [fault] };
}

class Parser {
  private readonly reader: TokenReader;

  constructor(tokens: readonly Token[]) {
    this.reader = new TokenReader(tokens);
  }

  formula(): FormulaTree {
    const tree = this.expression(0);
    if (this.reader.next.kind !== 'end') this.reader.refuse();
    return tree;
  }

  /** The longest expression of operators of at least this strength. */
  private expression(least: number): FormulaTree {
    let left = this.prefixed(least);
    let compared = false;
    for (;;) {
      const { kind, text } = this.reader.next;
      const strength = kind === 'sign' ? strengthOf(text) : undefined;
      if (strength === undefined || strength < least) return left;
      if (strength === COMPARISON_STRENGTH && compared) this.reader.refuse();
      compared = strength === COMPARISON_STRENGTH;
      this.reader.take();
      const right = this.expression(strength + 1);
      left = call(text, [left, right], { from: left.span.from, to: right.span.to });
    }
  }

  private prefixed(least: number): FormulaTree {
    const { reader } = this;
    const { from } = reader.next;
    if (least <= NOT_STRENGTH && reader.takeSign('not')) return this.signed('not', from, NOT_STRENGTH);
    if (!reader.takeSign('-')) return this.primary();
    if (reader.next.kind === 'number') return this.number(from);
    return this.signed('neg', from, SIGN_STRENGTH);
  }

  private signed(callee: string, from: number, least: number): CallTree {
    const operand = this.reader.nest(() => this.expression(least));
    return call(callee, [operand], { from, to: operand.span.to });
  }

  private primary(): FormulaTree {
    const { reader } = this;
    const token = reader.next;
    if (token.kind === 'number') return this.number();
    if (token.kind === 'name') {
      reader.take();
      if (token.version === undefined && token.quoted !== true && reader.takeSign('('))
        return this.called(token);
      return { kind: 'name', name: token.text, version: token.version, span: spanOf(token) };
    }
    if (!reader.takeSign('(')) reader.refuse();
    const inner = reader.nest(() => this.expression(0));
    const close = reader.expect(')');
    const span = { from: token.from, to: close.to };
    return inner.kind === 'number' ? { ...inner, wrapped: true, span } : { ...inner, span };
  }

  /** A number; with the place of the minus in front of it, below zero. */
  private number(minus?: number): NumberTree {
    const size = this.reader.takeNumber();
    const { from, to } = this.reader.last;
    const value = minus === undefined || size === 0 ? size : -size;
    return { kind: 'number', value, wrapped: false, span: { from: minus ?? from, to } };
  }

  /** Inputs, then parameters by name. */
  private called(callee: Token): CallTree {
    const { reader } = this;
    const inputs: FormulaTree[] = [];
    const params = new Map<string, ParameterValue>();
    if (reader.next.text !== ')' || reader.next.kind !== 'sign')
      reader.nest(() => {
        do {
          if (reader.atLabel()) {
            const name = reader.takeLabel(params);
            params.set(name, parameterValue(reader));
          } else if (params.size > 0) reader.refuse();
          else inputs.push(this.expression(0));
        } while (reader.takeSign(','));
      });
    const { to } = reader.expect(')');
    return { ...call(callee.text, inputs, { from: callee.from, to }), params: Object.fromEntries(params) };
  }
}

function call(callee: string, inputs: readonly FormulaTree[], span: Span): CallTree {
  return { kind: 'call', callee, inputs, params: {}, span };
}

function spanOf({ from, to }: Span): Span {
  return { from, to };
}
