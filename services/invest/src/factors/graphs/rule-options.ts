import {
  CALC_RULES,
  choiceTitle,
  parameterTitle,
  type CalcRule,
  type investEntries,
} from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';

export type RuleOption = OutputOf<(typeof investEntries)['ruleOptions']>[number];
type Parameter = RuleOption['parameters'][number];

/** The most inputs of a node. */
const MOST_INPUTS = 64;
const LONGEST_WINDOW = 10_000;

/**
 * The nine rules for the form of a node: the possible values of each parameter, and the form's initial value. Only the
 * numeric core decides (`checkRule`); a test compares the two.
 */
export function ruleOptions(): RuleOption[] {
  const rule = (number: CalcRule, inputs: [number, number], ...parameters: Parameter[]): RuleOption => ({
    rule: number,
    title: CALC_RULES[number],
    inputs,
    parameters,
  });
  return [
    rule(
      1,
      [1, 1],
      number('full', { note: '得 100 分的取值；小于零分值时越低越好' }),
      number('zero', { note: '得 0 分的取值，不能等于满分值' }),
    ),
    rule(2, [1, 1], window({ optional: true, fallback: 750 }), leastPresent({ fallback: 60 }), counts()),
    rule(3, [1, 1], flag('byIndustry', '在同一申万一级行业内排名')),
    rule(
      4,
      [1, 1],
      { ...of('bands', 'bands'), note: '按顺序取第一个满足的区间；“介于”包含两端' },
      number('otherwise', { optional: true, note: '不在任何区间内的取值，不填为缺失' }),
    ),
    rule(
      5,
      [1, 1],
      integer('maxAge', { min: 0, fallback: 5, note: '缺失时最多沿用多少个交易日以前的值，0 为不沿用' }),
    ),
    rule(
      6,
      [1, 1],
      window({ fallback: 20, note: '与多少期以前相比' }),
      choice('kind', ['difference', 'ratio'], 'ratio'),
      counts(),
    ),
    rule(
      7,
      [1, MOST_INPUTS],
      window({ optional: true, note: '对一个输入按窗口求均值时必填；对多个输入求均值时不填' }),
      leastPresent({ note: '不填为全部' }),
      flag('across', '同一天对多个输入求均值，此时不填窗口'),
      counts(),
    ),
    rule(
      8,
      [1, MOST_INPUTS],
      { ...of('weights', 'weights'), note: '每个输入一个，均大于 0，不必合计为 1' },
      number('least', {
        title: '最少有效权重占比',
        optional: true,
        min: 0,
        max: 1,
        fallback: 1,
        note: '0 至 1；有值输入的权重占比低于它时结果缺失，0 为有任一输入即可',
      }),
    ),
    rule(
      9,
      [3, 4],
      { ...of('op', 'comparison'), fallback: '>' },
      number('constant', { optional: true, note: '与常数比较时填写，此时少一个输入' }),
    ),
  ];
}

function of(key: string, kind: Parameter['kind']): Parameter {
  return { key, title: parameterTitle(key), kind, optional: false };
}

function number(key: string, more: Partial<Parameter> = {}): Parameter {
  return { ...of(key, 'number'), ...more };
}

function integer(key: string, more: Partial<Parameter>): Parameter {
  return { ...of(key, 'integer'), ...more };
}

function window(more: Partial<Parameter>): Parameter {
  return integer('n', { min: 1, max: LONGEST_WINDOW, ...more });
}

function leastPresent(more: Partial<Parameter>): Parameter {
  return integer('least', { optional: true, min: 1, ...more });
}

function flag(key: string, note: string): Parameter {
  return { ...of(key, 'flag'), optional: true, fallback: false, note };
}

function choice(key: string, words: readonly string[], fallback: string): Parameter {
  const choices = words.map((value) => ({ value, label: choiceTitle(value) }));
  return { ...of(key, 'choice'), choices, fallback };
}

function counts(): Parameter {
  return {
    ...choice('counts', ['days', 'reports'], 'days'),
    optional: true,
    note: '按报告期计数时，输入必须是报告期序列',
  };
}
