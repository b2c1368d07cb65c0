import { creditCode, creditCodeCheck } from './credit-code.ts';

test('the check digit is the standard’s: Σ value × 3^i, 31 less the remainder', () => {
  // By hand: 9·1 + 1·3 = 12, 31 − 12 = 19, the symbol at 19 is K.
  expect(creditCodeCheck('91')).toBe('K');
  // Y has the value 30, and 31 − 30 = 1.
  expect(creditCodeCheck('Y')).toBe('1');
  expect(creditCodeCheck('00000000000000000')).toBe('0');
});

test('a code contains the division, the organisation and its own check', () => {
  // 1·3 = 3, 11 − 3 = 8.
  expect(creditCode('330108', '10000000')).toMatch(/^91330108100000008[0-9A-Z]$/);
  // 2·3 + 2·2 = 10, 11 − 10 = 1; 4·3 = 12, remainder 1, X.
  expect(creditCode('330108', '20000002')).toMatch(/^91330108200000021[0-9A-Z]$/);
  expect(creditCode('330108', '40000000')).toMatch(/^9133010840000000X[0-9A-Z]$/);
  expect(creditCode('330108', '00000000')).toMatch(/^91330108000000000[0-9A-Z]$/);
});

test('any changed digit breaks the check', () => {
  const code = creditCode('440305', '12345678');
  for (let at = 0; at < 17; at += 1) {
    const other = code[at] === '7' ? '8' : '7';
    const body = code.slice(0, at) + other + code.slice(at + 1, 17);
    expect(creditCodeCheck(body)).not.toBe(code[17]);
  }
});

test('other lengths are refused', () => {
  expect(() => creditCode('33010', '12345678')).toThrow(RangeError);
  expect(() => creditCode('330108', '1234567')).toThrow(RangeError);
});
