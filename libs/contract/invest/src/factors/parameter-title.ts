/** The titles of parameters of rules and constants of functions, by their word in formulas. */
const TITLES: Readonly<Record<string, string>> = {
  full: '满分值',
  zero: '零分值',
  n: '窗口长度',
  least: '最少有效值',
  counts: '窗口计数',
  byIndustry: '行业内排名',
  bands: '条件区间',
  op: '比较方式',
  value: '数值',
  upper: '上限',
  result: '结果',
  otherwise: '其余取值',
  maxAge: '最长沿用交易日',
  kind: '变化方式',
  across: '跨输入平均',
  weights: '权重',
  constant: '常数',
  low: '下限',
  high: '上限',
};

/** The titles of words that are values of parameters. */
const CHOICES: Readonly<Record<string, string>> = {
  difference: '差值',
  ratio: '变化率',
  days: '交易日',
  reports: '报告期',
  between: '介于',
};

/** The title of a parameter; its own name where it has none. */
export const parameterTitle = (key: string): string =>
  Object.hasOwn(TITLES, key) ? (TITLES[key] ?? key) : key;

/** The title of a word that is a parameter's value; operators are returned unchanged. */
export const choiceTitle = (word: string): string =>
  Object.hasOwn(CHOICES, word) ? (CHOICES[word] ?? word) : word;

/** The text of a place among a node's parameters: `['bands', 0, 'upper']` is 条件区间第 1 项的上限. */
export function parameterPlace(path: readonly (string | number)[]): string {
  return path.reduce<string>((place, step) => {
    if (typeof step === 'number') return `${place}第 ${step + 1} 项`;
    return place === '' ? parameterTitle(step) : `${place}的${parameterTitle(step)}`;
  }, '');
}
