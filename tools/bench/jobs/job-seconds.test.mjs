import { computeSeconds, idleShare } from './job-seconds.mjs';

test('computing is the factor and its statistics, without reading and saving', () => {
  expect(computeSeconds({ 读取行情: 3, 计算因子: 0.5, 统计: 0.75, 保存: 0.25 })).toBe(1.25);
});

test('a step with an unknown name is not counted as zero', () => {
  expect(() => computeSeconds({ 读取行情: 3, 统计: 0.75 })).toThrow('计算因子');
});

test('a worker is idle while none of its jobs is in any step', () => {
  const steps = { 读取行情: 1, 计算因子: 1, 统计: 2, 保存: 0.5 };
  expect(idleShare(10, [steps, steps])).toBeCloseTo(0.1, 12);
});
