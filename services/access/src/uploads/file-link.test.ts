import { fileKeyOf, fileLink } from './file-link.ts';

const KEY = 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';

describe('the link of a stored file', () => {
  it('contains its key', () => {
    expect(fileLink(KEY)).toBe(`/api/blade-resource/oss/files/${KEY}`);
    expect(fileKeyOf(fileLink(KEY))).toBe(KEY);
  });

  it.each([KEY, `https://elsewhere.example${fileLink(KEY)}`, fileLink('../../x'), fileLink(''), ''])(
    'is not %j',
    (text) => {
      expect(fileKeyOf(text)).toBeNull();
    },
  );
});
