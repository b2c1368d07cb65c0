import { z } from 'zod';
import { kitConfigSchema } from './kit-config.ts';
import { ConfigError, readConfig } from './read-config.ts';

const GOOD = {
  PORT: '8080',
  DATABASE_URL: 'mysql://user:secret@127.0.0.1:3306',
  REDIS_URL: 'redis://127.0.0.1:6379',
  JWKS_URL: 'http://127.0.0.1:9000/api/blade-auth/jwks',
  PUBLIC_ORIGINS: 'http://localhost:8080, https://console.example,',
};
const faults = (env: Readonly<Record<string, string | undefined>>): readonly string[] => {
  try {
    readConfig(kitConfigSchema, { ...GOOD, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
};

describe('the configuration of a service', () => {
  it('is read with its defaults', () => {
    expect(readConfig(kitConfigSchema, GOOD)).toEqual({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: 8080,
      DATABASE_URL: GOOD.DATABASE_URL,
      DATABASE_POOL: 10,
      SCHEMA_PREFIX: '',
      REDIS_URL: GOOD.REDIS_URL,
      JWKS_URL: GOOD.JWKS_URL,
      PUBLIC_ORIGINS: ['http://localhost:8080', 'https://console.example'],
      MAINTENANCE_WINDOW: { start: 420, end: 1050 },
      TEST_CLOCK: '0',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'info',
    });
  });

  it('treats an empty value as missing', () => {
    expect(faults({ HOST: '', LOG_LEVEL: '', SCHEMA_PREFIX: '' })).toEqual([]);
    expect(faults({ REDIS_URL: '' })).toEqual(['REDIS_URL is missing']);
  });

  it('lists every fault at once', () => {
    expect(
      faults({ PORT: undefined, DATABASE_URL: undefined, REDIS_URL: 'http://x', DATABASE_POOL: '0' }),
    ).toEqual([
      'PORT is missing',
      'DATABASE_URL is missing',
      expect.stringMatching(/^DATABASE_POOL: /),
      'REDIS_URL: must be an address of scheme redis or rediss',
    ]);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'postgres://user:secret@host'],
    ['DATABASE_URL', 'not an address'],
    ['JWKS_URL', 'file:///etc/passwd'],
    ['SCHEMA_PREFIX', 'x`; DROP'],
    ['SCHEMA_PREFIX', 'x'.repeat(25)],
    ['MAINTENANCE_WINDOW', '17:30-07:00'],
    ['TEST_CLOCK', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s', (name, value) => {
    expect(faults({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });

  it('never repeats a value, which may contain a password', () => {
    expect(
      faults({ DATABASE_URL: 'postgres://user:secret@host', REDIS_URL: 'x:secret' }).join(),
    ).not.toContain('secret');
  });

  it('reports a fault of the configuration as a whole', () => {
    const schema = z.object({ A: z.string() }).refine(() => false, 'A and B exclude each other');
    expect(() => readConfig(schema, { A: 'x' })).toThrow('(environment)');
  });
});
