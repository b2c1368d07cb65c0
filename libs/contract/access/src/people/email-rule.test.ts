import { isEmail } from './email-rule.ts';

const label = (length: number) => 'a'.repeat(length);

describe('an e-mail address', () => {
  it.each([
    'a@b.cn',
    'first.last+tag@mail.example.com',
    "o'neil@example.com",
    '123@qq.com',
    'x@a-b.example',
    'x@xn--oru919b.com',
    `${label(64)}@example.com`,
    `a@${label(63)}.com`,
  ])('is %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@example.com',
    'a@',
    'a@localhost',
    'a@example.c',
    'a@example.1com',
    'a@-example.com',
    'a@example-.com',
    'a@exa_mple.com',
    'a@example..com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a b@example.com',
    'a@b@example.com',
    '名@example.com',
    'a@例子.com',
    '"a b"@example.com',
    'a@[127.0.0.1]',
    'a@example.com\n',
    `${label(65)}@example.com`,
    `a@${label(64)}.com`,
  ])('is not %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('has at most 254 characters', () => {
    const domain = `${label(61)}.${label(61)}.${label(61)}.com`;
    const fitting = `${label(254 - domain.length - 1)}@${domain}`;
    expect([fitting.length, isEmail(fitting)]).toEqual([254, true]);
    expect(isEmail(`a${fitting}`)).toBe(false);
  });

  it('is checked quickly, whatever its text', () => {
    const before = process.cpuUsage();
    expect(isEmail(`${'a.'.repeat(10_000)}@example.com`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });
});
