import { choiceTitle, unitText, type NodeValueData } from '@console/contract-invest';
import type { GraphNode } from './draft-graph.ts';
import { expressionWord, FUNCTIONS } from './expression-words.ts';
import { isGiven } from './node-parameters.ts';

/** The second line of a node: its parameters in a few words. */
export function nodeNote(node: GraphNode, value: NodeValueData | undefined): string {
  const { kind, ref } = node;
  if (kind === 'indicator') return value === undefined ? '指标' : frequencyOf(value);
  if (kind === 'factor') return `引用因子库 v${ref.slice(ref.lastIndexOf('@') + 1)}`;
  if (kind === 'constant') return '常数';
  if (kind === 'rule')
    return (Object.hasOwn(RULE_NOTES, ref) ? RULE_NOTES[ref]?.(node) : undefined) ?? '计算规则';
  return expressionNote(node);
}

/** A function's word in formulas, with its constants; an operator's notation. */
function expressionNote(node: GraphNode): string {
  const word = FUNCTIONS.find(({ ref }) => ref === node.ref);
  if (word === undefined) return expressionWord(node.ref)?.sample ?? '表达式';
  const constants = word.constants.flatMap(({ key, title }) =>
    isGiven(node.params[key]) ? [`${title.replace(/（[^（）]*）/, '')} ${text(node.params[key])}`] : [],
  );
  // Over its inputs, for functions that could also run over days.
  const across =
    word.inputs[1] > word.inputs[0] && node.inputs.length > 1 ? [`${node.inputs.length} 项输入`] : [];
  const details = [...constants, ...across];
  return details.length === 0 ? word.sample : [word.ref, ...details].join('，');
}

function frequencyOf({ type, unit }: NodeValueData): string {
  const frequency = type === 'reports' ? '季频，按公告日' : '日频';
  return unit === null || unit === '1' ? frequency : `${frequency}，${unitText(unit)}`;
}

const RULE_NOTES: Readonly<Record<string, (node: GraphNode) => string>> = {
  '1': ({ params }) => `满分 ${text(params['full'])}，零分 ${text(params['zero'])}`,
  '2': ({ params }) => `近 ${text(params['n'] ?? 750)} ${counted(params)}`,
  '3': ({ params }) => (params['byIndustry'] === true ? '行业内排名' : '全市场排名'),
  '4': ({ params }) => `${Array.isArray(params['bands']) ? params['bands'].length : 0} 个区间`,
  '5': ({ params }) => `最长沿用 ${text(params['maxAge'])} 日`,
  '6': ({ params }) => `${text(params['n'])} ${counted(params)}，${choiceTitle(text(params['kind']))}`,
  '7': ({ params, inputs }) =>
    params['across'] === true ? acrossNote(params, inputs) : `近 ${text(params['n'])} ${counted(params)}`,
  '8': ({ params }) =>
    `权重 ${Array.isArray(params['weights']) ? params['weights'].map(text).join(' : ') : '—'}`,
  '9': ({ params }) =>
    `A ${text(params['op'])} ${isGiven(params['constant']) ? text(params['constant']) : 'B'}`,
};

const counted = ({ counts }: GraphNode['params']): string => (counts === 'reports' ? '期' : '日');

const acrossNote = ({ least }: GraphNode['params'], inputs: readonly string[]): string =>
  isGiven(least) ? `${inputs.length} 项输入，至少 ${text(least)} 项` : `${inputs.length} 项输入`;

function text(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '—';
}
