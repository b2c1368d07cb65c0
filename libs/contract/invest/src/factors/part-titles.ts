import type { FactorGraphData } from './factor-graph.ts';
import { nodeTitle } from './node-title.ts';

type Node = FactorGraphData['nodes'][number];
type Names = Readonly<Record<string, string>>;

/** A graph with the names needed to title its parts. */
interface Parts {
  readonly byId: ReadonlyMap<string, Node>;
  readonly names: Names;
}

/** The maximum length of a written-out sum or product; a longer one is named by its leaves. */
const LONGEST = 24;
/** The maximum depth of nested operators that are readable at a glance. */
const DEEPEST = 3;
const SIGNS: readonly string[] = ['+', '-', '*', '/', '<', '<=', '=', '!=', '>=', '>', 'and', 'or'];

/**
 * The titles of parts of a graph shown side by side, as axes of a chart or inputs of a node: each by its
 * operation and the indicators and factors it is made of, 截面百分位·市净率. No two titles are equal: those that
 * would be are extended by their inner step, all their leaves or their windows, and finally by a number.
 * @param names of the indicators and factors that nodes refer to, by ref
 */
export function partTitles(
  { nodes }: Pick<FactorGraphData, 'nodes'>,
  ids: readonly string[],
  names: Names = {},
): readonly string[] {
  const parts: Parts = { byId: new Map(nodes.map((node) => [node.id, node])), names };
  const written = ids.map((id) => writings(parts, id));
  const plain = written.map(([first = '']) => first);
  const told = plain.map((title, at) => {
    const alike = written.filter((_, other) => plain[other] === title);
    return alike.length === 1 ? title : (written[at]?.[mostTelling(alike)] ?? title);
  });
  return numbered(told);
}

/** The index of the way of writing that distinguishes most of them; the shortest of equally good ones. */
function mostTelling(alike: readonly (readonly string[])[]): number {
  const kinds = (alike[0] ?? []).map((_, way) => new Set(alike.map((writing) => writing[way])).size);
  return kinds.indexOf(Math.max(...kinds));
}

function numbered(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    let free = title;
    for (let number = 2; taken.has(free); number += 1) free = `${title}（${number}）`;
    taken.add(free);
    return free;
  });
}

/** The ways to write a part, from the shortest to the fullest; the same number for every part. */
function writings(parts: Parts, id: string): readonly [string, ...string[]] {
  const node = parts.byId.get(id);
  if (node === undefined) return every(id);
  const title = nodeTitle(node, parts.names);
  const { leaves, windows } = below(parts, id);
  const [first] = leaves;
  if (isLeaf(node) || first === undefined) return every(title);
  const sum = isSign(node) ? signed(parts, id, DEEPEST) : null;
  const head = isSign(node) ? '运算' : title;
  const short =
    sum !== null && sum.length <= LONGEST ? sum : `${head}·${first}${leaves.length > 1 ? '等' : ''}`;
  const span = windows.length === 0 ? '' : `（${windows.join('、')}）`;
  const all = `${head}·${leaves.join('、')}`;
  return [short, inner(parts, node) ?? short, `${short}${span}`, all, `${all}${span}`];
}

const every = (title: string): readonly [string, ...string[]] => [title, title, title, title, title];

/** The title with the step before it, where it has only one: 截面百分位·变化率·收盘价. */
function inner(parts: Parts, node: Node): string | null {
  const [input] = node.inputs;
  if (input === undefined || node.inputs.length > 1 || isSign(node)) return null;
  const from = parts.byId.get(input);
  if (from === undefined || isLeaf(from)) return null;
  const { leaves } = below(parts, input);
  const step =
    (isSign(from) ? signed(parts, input, DEEPEST) : null) ??
    `${nodeTitle(from, parts.names)}·${leaves.join('、')}`;
  return `${nodeTitle(node, parts.names)}·${step}`;
}

/** A sum or product written out; null for one that is nested too deep or incomplete. */
function signed(parts: Parts, id: string, depth: number): string | null {
  const node = parts.byId.get(id);
  if (node === undefined || depth < 0) return null;
  if (!isSign(node)) return isLeaf(node) ? nodeTitle(node, parts.names) : called(parts, node);
  const inputs = node.inputs.map((input) => {
    const text = signed(parts, input, depth - 1);
    const from = parts.byId.get(input);
    return from !== undefined && isSign(from) && text !== null ? `(${text})` : text;
  });
  if (inputs.includes(null)) return null;
  if (node.ref === 'neg' || node.ref === 'not') return `${node.ref === 'neg' ? '−' : '非'}${inputs.join('')}`;
  return inputs.join(` ${nodeTitle(node, parts.names)} `);
}

function called(parts: Parts, node: Node): string {
  const { leaves } = below(parts, node.id);
  const [first] = leaves;
  const title = nodeTitle(node, parts.names);
  return first === undefined ? title : `${title}·${first}${leaves.length > 1 ? '等' : ''}`;
}

/**
 * Names of the indicators and factors below a node, each once by its name in formulas, and the windows on the
 * way.
 */
function below(
  { byId, names }: Parts,
  id: string,
): { readonly leaves: readonly string[]; readonly windows: readonly string[] } {
  const leaves = new Set<string>();
  const windows = new Set<string>();
  const seen = new Set<string>();
  const visit = (at: string): void => {
    const node = byId.get(at);
    if (node === undefined || seen.has(at)) return;
    seen.add(at);
    const { n, counts } = node.params;
    if (typeof n === 'number') windows.add(`${n} ${counts === 'reports' ? '期' : '日'}`);
    if (node.kind === 'indicator' || node.kind === 'factor') leaves.add(nodeTitle(node, names));
    node.inputs.forEach(visit);
  };
  visit(id);
  return { leaves: [...leaves], windows: [...windows] };
}

const isLeaf = ({ kind }: Node): boolean => kind === 'indicator' || kind === 'factor' || kind === 'constant';

const isSign = ({ kind, ref }: Node): boolean =>
  kind === 'expression' && (SIGNS.includes(ref) || ref === 'neg' || ref === 'not');
