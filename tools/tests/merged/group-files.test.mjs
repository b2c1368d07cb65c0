import { groupFiles } from './group-files.mjs';

const many = Array.from({ length: 100 }, (_, index) => `libs/a/${index}.test.ts`);

describe('files of tests in bundles', () => {
  it('are each in one, in their order', () => {
    expect(groupFiles(many).flat()).toEqual(many);
    expect(groupFiles(many).length).toBeGreaterThan(1);
  });

  it('are fewer in a bundle with a slow one', () => {
    const slow = 'mfe-industry/src/features/industry-list/maintain-industries.test.tsx';
    expect(groupFiles([slow, ...many])[0]).toEqual([slow]);
  });

  it('are in no bundle when there is none', () => {
    expect(groupFiles([])).toEqual([]);
  });
});
