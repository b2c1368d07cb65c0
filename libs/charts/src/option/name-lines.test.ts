import { nameLines } from './name-lines.ts';

it.each([
  ['收盘价', ['收盘价']],
  ['截面百分位·市盈率 TTM', ['截面百分位', '市盈率 TTM']],
  ['截面百分位·市净率', ['截面百分位', '市净率']],
  ['十二个汉字的一个因子名称啊', ['十二个汉字的一个', '因子名称啊']],
  ['平均·购买商品、接受劳务支付的现金(累计)等', ['平均', '购买商品、接受劳', '务支付…(累计)等']],
])('%s is split into its lines', (name, lines) => {
  expect(nameLines(name, 3)).toEqual(lines);
});

it('in one line it keeps its end', () => {
  expect(nameLines('截面百分位·收盘价（20 日）', 1)).toEqual(['截面…（20 日）']);
  expect(nameLines('总市值', 1)).toEqual(['总市值']);
});
