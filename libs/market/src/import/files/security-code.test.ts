import { boardOf, parseSecurityCode } from './security-code.ts';

test.each([
  ['sh.600519', 'prefixed', { code: '600519', exchange: 'SH' }],
  ['SZ000001', 'prefixed', { code: '000001', exchange: 'SZ' }],
  ['600519.SS', 'suffixed', { code: '600519', exchange: 'SH' }],
  ['430047.BJ', 'suffixed', { code: '430047', exchange: 'BJ' }],
  ['300750', 'bare', { code: '300750', exchange: 'SZ' }],
  ['920002', 'bare', { code: '920002', exchange: 'BJ' }],
  ['900901', 'bare', { code: '900901', exchange: 'SH' }],
] as const)('reads %s written %s', (text, style, expected) => {
  expect(parseSecurityCode(text, style)).toEqual(expected);
});

test.each([
  ['hk.00700', 'prefixed'],
  ['us.600519', 'prefixed'],
  ['60051', 'bare'],
  ['600519', 'suffixed'],
  ['7600519', 'bare'],
] as const)('refuses %s written %s', (text, style) => {
  expect(parseSecurityCode(text, style)).toBeNull();
});

test.each([
  ['600519', 'SH', 'main'],
  ['002594', 'SZ', 'main'],
  ['300750', 'SZ', 'chinext'],
  ['302132', 'SZ', 'chinext'],
  ['688981', 'SH', 'star'],
  ['689009', 'SH', 'star'],
  ['835185', 'BJ', 'bse'],
] as const)('%s.%s is listed on %s', (code, exchange, board) => {
  expect(boardOf({ code, exchange })).toBe(board);
});
