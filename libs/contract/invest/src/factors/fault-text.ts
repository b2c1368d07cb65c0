import type { GraphFaultData } from './factor-graph.ts';
import { choiceTitle, parameterPlace, parameterTitle } from './parameter-title.ts';
import { unitText } from './unit-text.ts';

/** The parts from which the text of a fault is made: the fault and the titles of nodes. */
interface Wording {
  readonly values: GraphFaultData['values'];
  /** The parameter at fault; 参数 where there is none. */
  readonly place: string;
  readonly nodeTitle: (id: string) => string;
}

const TYPES: Readonly<Record<string, string>> = {
  daily: '日频序列',
  reports: '报告期序列',
  boolean: '是与否',
  number: '数值',
};
const KINDS: Readonly<Record<string, string>> = {
  number: '数字',
  integer: '整数',
  boolean: '是或否',
  list: '列表',
  object: '一组参数',
};

/** The texts of all faults of the numeric core and of factors that use one another, by code. */
const TEXTS: Readonly<Record<string, (wording: Wording) => string>> = {
  unexpected: ({ values }) => `此处不应有“${text(values.found)}”`,
  'unexpected-end': () => '公式不完整',
  'number-too-large': ({ values }) => `数字过大：${text(values.found)}`,
  'too-long': ({ values }) => `公式有 ${text(values.given)} 个字符，最多 ${text(values.most)} 个`,
  'too-many-nodes': ({ values }) => `共 ${text(values.given)} 个节点，最多 ${text(values.most)} 个`,
  'too-deep': ({ values }) => `嵌套超过 ${text(values.most)} 层`,
  'unknown-name': ({ values }) => `没有名为“${text(values.name)}”的指标或因子`,
  'unknown-function': ({ values }) => `没有名为“${text(values.name)}”的函数`,
  'unknown-rule': ({ values }) => `没有编号为 ${text(values.rule)} 的计算规则`,
  'unknown-parameter': ({ place }) => `没有参数“${place}”`,
  'repeated-parameter': ({ values }) => `参数“${text(values.name)}”重复`,
  'repeated-node': () => '节点编号重复',
  'missing-parameter': ({ place }) => `请填写${place}`,
  'missing-input': ({ values }) => `${inputPlace(values.input)}尚未连接`,
  'missing-output': () => '尚未指定输出节点',
  'unused-node': () => '该节点没有连接到输出',
  cycle: ({ values, nodeTitle }) => `存在循环引用：${cycleText(values.nodes, nodeTitle)}`,
  'self-reference': ({ values }) => `因子不能引用自身：${text(values.path)}`,
  'too-large': ({ values }) =>
    `展开所引用的因子后有 ${text(values.nodes)} 个步骤，最多 ${text(values.most)} 个`,
  'wrong-type': ({ values }) => wrongType(values),
  'wrong-unit': ({ values }) =>
    `${inputPlace(values.input)}的单位是${unitOf(values.given)}，应为${unitOf(values.needed)}`,
  'wrong-kind': ({ values, place }) => `${place}应为${word(KINDS, values.kind)}`,
  'not-one-of': ({ values, place }) => `${place}只能是${choices(values.allowed)}`,
  'below-least': ({ values, place }) => `${place}不能小于 ${text(values.bound)}`,
  'above-most': ({ values, place }) => `${place}不能大于 ${text(values.bound)}`,
  'not-above': ({ values, place }) => `${place}必须大于 ${text(values.bound)}`,
  'equal-to-other': ({ values, place }) => `${place}不能等于${otherOf(values)}`,
  'above-other': ({ values, place }) => `${place}不能大于${otherOf(values)}`,
  'below-other': ({ values, place }) => `${place}不能小于${otherOf(values)}`,
  'excluded-by-other': ({ values, place }) => `按所选的${otherOf(values)}，不能填写${place}`,
  'wrong-count': ({ values, place }) => `${place}${countText(values)}`,
  'wrong-inputs': ({ values }) => `输入${countText(values)}`,
};

/**
 * The Chinese text of a fault, without its place, which the editor marks. The text for an unknown code
 * contains that code, so that no fault is hidden.
 * @param nodeTitle the title of a node, by its id
 */
export function faultText(
  { code, values, path }: Pick<GraphFaultData, 'code' | 'values' | 'path'>,
  nodeTitle: (id: string) => string = (id) => id,
): string {
  const say = Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined;
  if (say === undefined) return `公式有误（${code}）`;
  return say({ values, place: parameterPlace(path) || '参数', nodeTitle });
}

function text(value: string | number | undefined): string {
  return String(value ?? '');
}

function word(words: Readonly<Record<string, string>>, value: string | number | undefined): string {
  const key = text(value);
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key;
}

function inputPlace(input: string | number | undefined): string {
  return input === undefined ? '输入' : `第 ${Number(input) + 1} 个输入`;
}

function unitOf(unit: string | number | undefined): string {
  const written = unitText(text(unit));
  return written === '无单位' ? written : ` ${written}`;
}

function otherOf({ other }: Wording['values']): string {
  return parameterTitle(text(other));
}

function wrongType({ input, given, needed }: Wording['values']): string {
  if (input === undefined) return '结果只是一个常数，因子必须随证券和日期变化';
  return `${inputPlace(input)}的类型是“${word(TYPES, given)}”，应为“${word(TYPES, needed)}”`;
}

/** The text of a cycle, given as ids separated by spaces with the first repeated at the end. */
function cycleText(nodes: string | number | undefined, nodeTitle: (id: string) => string): string {
  const ids = text(nodes).split(' ');
  return [...ids, ...ids.slice(0, 1)].map(nodeTitle).join(' → ');
}

/** The text of choices, given as words separated by spaces; a word with a title is followed by it. */
function choices(allowed: string | number | undefined): string {
  const words = text(allowed).split(' ');
  return ` ${words.map((each) => (choiceTitle(each) === each ? each : `${each}（${choiceTitle(each)}）`)).join('、')}`;
}

function countText({ given, least, most }: Wording['values']): string {
  const now = `个，现有 ${text(given)} 个`;
  if (most === undefined) return `至少应有 ${text(least)} ${now}`;
  return least === most ? `应有 ${text(least)} ${now}` : `应有 ${text(least)} 至 ${text(most)} ${now}`;
}
