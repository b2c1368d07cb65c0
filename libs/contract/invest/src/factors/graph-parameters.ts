import { HIDDEN_SIGNS, isPlainName } from '@console/contract-core';

/** The value of a parameter: plain JSON. */
export type ParameterData =
  | string
  | number
  | boolean
  | null
  | ParameterData[]
  | { [name: string]: ParameterData };

/** Bands are a list of records; nothing is deeper. */
const DEEPEST = 5;
/** The maximum number of values of a whole graph, equal to the maximum length of a saved formula. */
const MOST_VALUES = 4_000;
const MOST_SIGNS = 200;

type Parameters = Readonly<Record<string, unknown>>;

/**
 * The fault of the parameters of a graph's nodes; null without one. Stops at the first exceeded bound and
 * checks each value once, by its type.
 */
export function parametersFault(nodes: readonly { readonly params: Parameters }[]): string | null {
  let values = 0;
  const rest: { readonly value: unknown; readonly depth: number }[] = [];
  const take = (container: object, depth: number): string | null => {
    for (const [name, value] of Object.entries(container)) {
      values += 1;
      if (values > MOST_VALUES) return `参数共超过 ${MOST_VALUES} 项`;
      const fault = plainFault(name);
      if (fault !== null) return fault;
      rest.push({ value, depth });
    }
    return null;
  };
  for (const { params } of nodes) {
    let fault = take(params, 0);
    for (let next = rest.pop(); fault === null && next !== undefined; next = rest.pop()) {
      const { value, depth } = next;
      if (typeof value !== 'object' || value === null) fault = plainFault(value);
      else fault = depth === DEEPEST ? `参数嵌套超过 ${DEEPEST} 层` : take(value, depth + 1);
    }
    if (fault !== null) return fault;
  }
  return null;
}

function plainFault(value: unknown): string | null {
  if (typeof value === 'string') {
    if (value.length > MOST_SIGNS) return `参数中有文字超过 ${MOST_SIGNS} 个字符`;
    return isPlainName(value) ? null : `参数${HIDDEN_SIGNS}`;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? null : '参数中有过大的数字';
  return typeof value === 'boolean' || value === null ? null : '参数只能是文字、数字、是或否、列表或对象';
}
