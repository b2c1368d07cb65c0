import { publicOrigin } from './public-origin.ts';

const origins = ['https://console.example', 'http://localhost:8080'];

describe('where a provider sends the browser back to', () => {
  it('is the origin at which the console is open, when that is a public one', () => {
    expect(publicOrigin({ protocol: 'http', host: 'localhost:8080' }, origins)).toBe('http://localhost:8080');
  });

  it.each(['evil.example', 'localhost:8080.evil.example', ''])(
    'is the first public origin for %p',
    (host) => {
      expect(publicOrigin({ protocol: 'https', host }, origins)).toBe('https://console.example');
    },
  );

  it('is an error when no public origin is configured', () => {
    expect(() => publicOrigin({ protocol: 'http', host: 'a' }, [])).toThrow('PUBLIC_ORIGINS');
  });
});
