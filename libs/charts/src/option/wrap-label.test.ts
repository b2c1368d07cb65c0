import { textWidth } from './text-width.ts';
import { wrapLabel } from './wrap-label.ts';

describe('a label', () => {
  it('of more than three lines loses its end', () => {
    expect(wrapLabel('极长的名称'.repeat(4))).toBe('极长的名称\n极长的名称\n极长的名称…');
    expect(wrapLabel('极长的名称'.repeat(3))).toBe('极长的名称\n极长的名称\n极长的名称');
  });

  it.each([
    ['营业总收入', '营业总收入'],
    ['营业总收入同比', '营业总收入\n同比'],
    ['高端白酒及其系列产品', '高端白酒及\n其系列产品'],
    ['', ''],
  ])('%j breaks after every fifth character: %j', (label, wrapped) => {
    expect(wrapLabel(label)).toBe(wrapped);
  });

  it.each([
    ['后复权收盘价', '后复权收盘价'],
    ['𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷'],
    ['归属母公司股东的净利润', '归属母公司\n股东的净利润'],
  ])('%j leaves no character alone on a line: %j', (label, wrapped) => {
    expect(wrapLabel(label)).toBe(wrapped);
  });

  it.each([
    ['市盈率 TTM', '市盈率 TTM'],
    ['净资产收益率 TTM', '净资产收益率\nTTM'],
    ['净资产收益率(加权)', '净资产收益率\n(加权)'],
    ['营业收入（合并报表）', '营业收入\n（合并报表）'],
    ['成交额 的 移动平均', '成交额 的\n移动平均'],
  ])('%j breaks where it has a space or a bracket first: %j', (label, wrapped) => {
    expect(wrapLabel(label)).toBe(wrapped);
  });

  it('never breaks within a Latin word, however long', () => {
    expect(wrapLabel('企业价值EBITDA倍数')).toBe('企业价值\nEBITDA倍数');
    expect(wrapLabel('Autocorrelation系数')).toBe('Autocorrelation\n系数');
  });

  it.each(['2026-11-20', '2026Q3', '600519.SH'])('%s stays whole', (label) => {
    expect(wrapLabel(label)).toBe(label);
  });
});

test('a Latin letter, a digit and a minus take half the room of a Chinese character', () => {
  expect(['', '市盈率', 'TTM', '市盈率 TTM', '−1.5'].map(textWidth)).toEqual([0, 3, 1.5, 5, 2]);
});
