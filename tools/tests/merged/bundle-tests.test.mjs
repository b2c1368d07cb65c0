import { isByItself, projectOf } from './bundle-tests.mjs';

describe('a file of tests', () => {
  it.each([
    ['libs/a/one.test.ts', "await jest.unstable_mockModule('./two.ts', () => ({}));"],
    ['libs/a/one.test.ts', 'const { two } = await import(`./two.ts`);'],
    ['libs/a/one.test.ts', 'const two = 2;\nawait open();'],
    ['libs/a/one.test.ts', "it('loads', async () => {\n  await import(join('.', 'two.mjs'));\n});"],
    ['shell/src/one.test.tsx', '// Fresh modules: the store hears every message of the page.\n'],
    ['tools/one.test.mjs', "it('adds', () => expect(1 + 1).toBe(2));"],
  ])('runs by itself: %s, %j', (file, text) => {
    expect(isByItself(file, text)).toBe(true);
  });

  it.each([
    ['libs/a/one.test.ts', "it('waits', async () => {\n  await two();\n});"],
    ['libs/a/one.test.ts', '// It has fresh modules: no.'],
    ['libs/a/one.test.ts', "it('loads', async () => {\n  await import('./two.ts');\n});"],
  ])('runs with others: %s, %j', (file, text) => {
    expect(isByItself(file, text)).toBe(false);
  });

  it('belongs to one project of Jest by its name', () => {
    expect(['a.db.test.ts', 'a.test.ts', 'a.test.tsx', 'a.test.mjs'].map(projectOf)).toEqual([
      'db',
      'unit',
      'unit-web',
      'unit',
    ]);
  });
});
