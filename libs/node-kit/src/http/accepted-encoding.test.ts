import { acceptedEncoding } from './accepted-encoding.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5, br;q=0', 'gzip'],
    ['br; q=0.001', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=x', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for a caller who accepts %j is %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });
});
