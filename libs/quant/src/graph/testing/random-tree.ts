import type { FormulaTree, ParameterValue } from '../formula/formula-tree.ts';

const SPAN = { from: 0, to: 0 };
const OPERATORS = ['or', 'and', '<', '<=', '=', '!=', '>=', '>', '+', '-', '*', '/', '-', '/'];
const NAMES = ['close', '成交额', 'ROE(TTM)', 'and', 'if', 'x_1', '_', 'mean', '1st', 'true'];
const NUMBERS = [0, 1, -1, 0.1, 20, -2.5, 1e21, 1e-7, -3e-9, 123456.789];
const VALUES: ParameterValue[] = [1, -2, 'ratio', '<', '>=', true, false, 'true', 'a b', [1, 2], [], {}];

/** A formula with every kind of part, of at most so many levels. `next` gives numbers from 0 to 1. */
export function randomTree(next: () => number, levels: number): FormulaTree {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const deeper = (): FormulaTree => randomTree(next, levels - 1);
  const call = (
    callee: string,
    inputs: FormulaTree[],
    params: Record<string, ParameterValue> = {},
  ): FormulaTree => ({
    kind: 'call',
    callee,
    inputs,
    params,
    span: SPAN,
  });
  const kind = levels === 0 ? next() * 0.3 : next();
  if (kind < 0.12) return { kind: 'number', value: pick(NUMBERS), wrapped: next() < 0.3, span: SPAN };
  if (kind < 0.3) return { kind: 'name', name: pick(NAMES), version: pick([undefined, 3]), span: SPAN };
  if (kind < 0.75) return call(pick(OPERATORS), [deeper(), deeper()]);
  if (kind < 0.85) return signed(call, pick(['neg', 'not']), deeper());
  if (kind < 0.95) return call(pick(['if', 'mean', 'bands', 'now']), [deeper(), deeper(), deeper()]);
  return call(pick(['change', 'f']), pick([[], [deeper()]]), {
    n: pick(VALUES),
    'of it': [{ op: pick(VALUES) }],
  });
}

/** A number with a sign of its own is read as one number: under a sign it is wrapped. */
function signed(
  call: (callee: string, inputs: FormulaTree[]) => FormulaTree,
  callee: string,
  operand: FormulaTree,
): FormulaTree {
  return call(callee, [operand.kind === 'number' ? { ...operand, wrapped: true } : operand]);
}
