import { StepSeconds } from './step-seconds.ts';

it('counts every moment for the step in which it passed, and adds up a step that came twice', () => {
  let now = 100;
  const steps = new StepSeconds('准备计算', () => now);
  const pass = (milliseconds: number, next: string): void => {
    now += milliseconds;
    steps.begin(next);
  };
  pass(20, '读取行情');
  pass(1500, '计算因子');
  pass(0, '读取行情');
  pass(500, '保存');
  now += 7.4;
  expect(Object.entries(steps.read())).toEqual([
    ['准备计算', 0.02],
    ['读取行情', 2],
    ['计算因子', 0],
    ['保存', 0.007],
  ]);
});
