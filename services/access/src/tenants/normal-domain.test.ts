import { normalDomain } from './normal-domain.ts';

describe('a domain', () => {
  it.each([
    ['console.example.com', 'console.example.com'],
    [' Console.EXAMPLE.com ', 'console.example.com'],
    ['console.example.com:8080', 'console.example.com'],
    ['console.example.com.', 'console.example.com'],
    ['console.example.com.:8080', 'console.example.com'],
    ['localhost:8080', 'localhost'],
    ['投研.公司.cn', 'xn--oru919b.xn--55qx5d.cn'],
    ['[::1]:8080', '[::1]'],
  ])('written %j is %j', (text, domain) => {
    expect(normalDomain(text)).toBe(domain);
  });

  it.each([
    '',
    ' ',
    'a/b',
    'https://a.com',
    'user@a.com',
    'a.com?x',
    'a.com#x',
    'a\\b',
    'a b',
    'a.com:x',
    '%zz',
  ])('is not %j', (text) => {
    expect(normalDomain(text)).toBeNull();
  });
});
