import { separate } from './separate-file.mjs';

const NAME = 'SETTING_OF_A_FILE';
/** @type {Record<string, string | undefined>} */
const atItsEnd = {};

beforeAll(() => {
  process.env[NAME] = 'before';
});
afterAll(() => {
  delete process.env.SETTING_OF_A_FILE;
});

describe.each(['first', 'second'])('the %s of two files', (own) => {
  separate(() => {
    beforeAll(() => {
      process.env[NAME] = own;
    });
    afterAll(() => {
      atItsEnd[own] = process.env[NAME];
    });

    it('has its setting', () => {
      expect(process.env[NAME]).toBe(own);
    });
  });
});

describe('after both', () => {
  it('each had its setting until its own hooks had run', () => {
    expect(atItsEnd).toEqual({ first: 'first', second: 'second' });
  });

  it('the setting is as it was', () => {
    expect(process.env[NAME]).toBe('before');
  });
});
