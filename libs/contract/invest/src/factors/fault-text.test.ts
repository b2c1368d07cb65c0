import { faultText } from './fault-text.ts';

const said = (
  code: string,
  values: Record<string, string | number> = {},
  path: (string | number)[] = [],
): string => faultText({ code, values, path });

it('names the parameter and its bound', () => {
  expect(said('below-least', { bound: 1 }, ['n'])).toBe('窗口长度不能小于 1');
  expect(said('missing-parameter', {}, ['bands', 0, 'upper'])).toBe('请填写条件区间第 1 项的上限');
  expect(said('not-above', { bound: 0 }, ['weights', 2])).toBe('权重第 3 项必须大于 0');
  expect(said('equal-to-other', { other: 'zero' }, ['full'])).toBe('满分值不能等于零分值');
  expect(said('not-one-of', { allowed: 'difference ratio' }, ['kind'])).toBe(
    '变化方式只能是 difference（差值）、ratio（变化率）',
  );
});

it('counts inputs from 1', () => {
  expect(said('missing-input', { input: 0 })).toBe('第 1 个输入尚未连接');
  expect(said('wrong-inputs', { given: 3, least: 1, most: 1 })).toBe('输入应有 1 个，现有 3 个');
  expect(said('wrong-inputs', { given: 1, least: 2 })).toBe('输入至少应有 2 个，现有 1 个');
  expect(said('wrong-count', { given: 1, least: 2, most: 2 }, ['weights'])).toBe('权重应有 2 个，现有 1 个');
});

it('names units and types in Chinese', () => {
  expect(said('wrong-unit', { input: 1, given: 'yuan', needed: '1' })).toBe(
    '第 2 个输入的单位是 元，应为无单位',
  );
  expect(said('wrong-type', { input: 0, given: 'boolean', needed: 'number' })).toBe(
    '第 1 个输入的类型是“是与否”，应为“数值”',
  );
  expect(said('wrong-type', { given: 'number', needed: 'daily' })).toBe(
    '结果只是一个常数，因子必须随证券和日期变化',
  );
});

it('lists a cycle by the names of its nodes', () => {
  const fault = { code: 'cycle', values: { nodes: 'a b' }, path: [] };
  expect(faultText(fault, (id) => ({ a: '均值', b: '加权计算' })[id] ?? id)).toBe(
    '存在循环引用：均值 → 加权计算 → 均值',
  );
});

it('contains a code it does not know', () => {
  expect(said('constructor')).toBe('公式有误（constructor）');
});
