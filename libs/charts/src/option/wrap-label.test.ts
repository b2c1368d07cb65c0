import { wrapLabel } from './wrap-label.ts';

describe('a label', () => {
  it.each([
    ['营业总收入', '营业总收入'],
    ['营业总收入同比', '营业总收入\n同比'],
    ['高端白酒及其系列产品', '高端白酒及\n其系列产品'],
    ['𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷\n𠮷'],
    ['', ''],
  ])('%j breaks after every fifth character: %j', (label, wrapped) => {
    expect(wrapLabel(label)).toBe(wrapped);
  });

  it.each(['2026-11-20', '2026Q3', '600519.SH'])('%s stays whole', (label) => {
    expect(wrapLabel(label)).toBe(label);
  });
});
