import { companyRiskFault, systemRiskFault } from './cap-text.ts';

describe('a system risk', () => {
  it.each([
    [92, 92, null],
    [0, 92, null],
    [91.55, 92, null],
    [92.01, 92, '系统风险不能高于92.00'],
    [91.555, 92, '应为 0 至 100 之间的数，最多两位小数'],
    [-1, 92, '应为 0 至 100 之间的数，最多两位小数'],
    [101, 100, '应为 0 至 100 之间的数，最多两位小数'],
    [null, 92, '应为 0 至 100 之间的数，最多两位小数'],
  ])('of %p after %p: %p', (risk, before, fault) => {
    expect(systemRiskFault(risk, before)).toBe(fault);
  });
});

describe('a company’s risk', () => {
  const company = { corpName: '华岚精工', now: 85.5 };
  it.each([
    [85.5, null],
    [85.51, '华岚精工的公司风险不能高于85.50'],
    [null, '应为 0 至 100 之间的数，最多两位小数'],
  ])('of %p: %p', (risk, fault) => {
    expect(companyRiskFault(risk, company)).toBe(fault);
  });
});
