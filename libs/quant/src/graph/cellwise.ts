import { comparisonMask, passes, type Comparison } from '../rules/comparison.ts';

/** Inputs and their step per cell: 0 where one number replaces a panel. */
interface Operands {
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly c: Float64Array;
  readonly stepA: 0 | 1;
  readonly stepB: 0 | 1;
  readonly stepC: 0 | 1;
}

type Loop = (operands: Operands, result: Float64Array) => void;

/**
 * One loop per operator: a loop that calls a function per cell takes four times as long. A division by 0 is
 * missing, because it is infinite.
 */
const LOOPS: Readonly<Record<string, Loop>> = {
  neg: ({ a, stepA }, result) => {
    for (let cell = 0; cell < result.length; cell += 1) result[cell] = -(a[cell * stepA] as number);
  },
  '+': ({ a, b, stepA, stepB }, result) => {
    for (let cell = 0; cell < result.length; cell += 1)
      result[cell] = (a[cell * stepA] as number) + (b[cell * stepB] as number);
  },
  '-': ({ a, b, stepA, stepB }, result) => {
    for (let cell = 0; cell < result.length; cell += 1)
      result[cell] = (a[cell * stepA] as number) - (b[cell * stepB] as number);
  },
  '*': ({ a, b, stepA, stepB }, result) => {
    for (let cell = 0; cell < result.length; cell += 1)
      result[cell] = (a[cell * stepA] as number) * (b[cell * stepB] as number);
  },
  '/': ({ a, b, stepA, stepB }, result) => {
    for (let cell = 0; cell < result.length; cell += 1) {
      const by = b[cell * stepB] as number;
      result[cell] = by === 0 ? NaN : (a[cell * stepA] as number) / by;
    }
  },
  not: ({ a, stepA }, result) => {
    for (let cell = 0; cell < result.length; cell += 1) {
      const x = a[cell * stepA] as number;
      result[cell] = x === 0 ? 1 : Number.isNaN(x) ? NaN : 0;
    }
  },
  and: ({ a, b, stepA, stepB }, result) => {
    for (let cell = 0; cell < result.length; cell += 1) {
      const x = a[cell * stepA] as number;
      const y = b[cell * stepB] as number;
      result[cell] = Number.isNaN(x + y) ? NaN : x !== 0 && y !== 0 ? 1 : 0;
    }
  },
  or: ({ a, b, stepA, stepB }, result) => {
    for (let cell = 0; cell < result.length; cell += 1) {
      const x = a[cell * stepA] as number;
      const y = b[cell * stepB] as number;
      result[cell] = Number.isNaN(x + y) ? NaN : x !== 0 || y !== 0 ? 1 : 0;
    }
  },
  if: ({ a, b, c, stepA, stepB, stepC }, result) => {
    for (let cell = 0; cell < result.length; cell += 1) {
      const x = a[cell * stepA] as number;
      result[cell] = Number.isNaN(x) ? NaN : ((x === 0 ? c[cell * stepC] : b[cell * stepB]) as number);
    }
  },
  '<': compare('<'),
  '<=': compare('<='),
  '=': compare('='),
  '!=': compare('!='),
  '>=': compare('>='),
  '>': compare('>'),
};

/**
 * Applies an operator cell by cell into `result`, which may be one of the inputs. An input of one value is
 * used as a panel of it. Yes is 1, no 0, missing NaN; `if` is missing where its condition is, and otherwise
 * depends only on the branch taken.
 */
export function cellwise(operator: string, inputs: readonly Float64Array[], result: Float64Array): void {
  const loop = Object.hasOwn(LOOPS, operator) ? LOOPS[operator] : undefined;
  const [a] = inputs;
  if (loop === undefined || a === undefined) throw new RangeError(`no operator: ${operator}`);
  const [, b = a, c = a] = inputs;
  loop({ a, b, c, stepA: stepOf(a), stepB: stepOf(b), stepC: stepOf(c) }, result);
}

function stepOf({ length }: Float64Array): 0 | 1 {
  return length === 1 ? 0 : 1;
}

function compare(comparison: Comparison): Loop {
  const mask = comparisonMask(comparison);
  return ({ a, b, stepA, stepB }, result) => {
    for (let cell = 0; cell < result.length; cell += 1) {
      const x = a[cell * stepA] as number;
      const y = b[cell * stepB] as number;
      result[cell] = Number.isNaN(x) || Number.isNaN(y) ? NaN : passes(mask, x, y) ? 1 : 0;
    }
  };
}
