import { isFileLink, isTextLink, RICH_TEXT_MAX_BYTES, richText, utf8Bytes } from './rich-text.ts';

const FILE = `/api/blade-resource/oss/files/${'A'.repeat(43)}`;

describe('links of rich text', () => {
  it.each([FILE, 'https://a.example/x?y=1', 'HTTP://a.example', 'mailto:ir@a.example'])(
    'may be %s',
    (link) => {
      expect(isTextLink(link)).toBe(true);
    },
  );

  it.each([
    ...[
      '',
      '#top',
      '/api/blade-auth/logout',
      '//a.example',
      '\\\\a.example',
      'https:/a',
      'https://',
      'http:// a',
    ],
    ...[
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      'blob:https://a',
      'file:///etc',
      'mailto:',
    ],
    ...[`${FILE}/..`, `${FILE}?x`, `x${FILE}`, '/api/blade-resource/oss/files/short', `${FILE}\n`],
  ])('are not %j', (link) => {
    expect(isTextLink(link)).toBe(false);
  });

  it('to pictures are files of this console', () => {
    expect([isFileLink(FILE), isFileLink('https://a.example/a.png')]).toEqual([true, false]);
  });
});

describe('the length of rich text', () => {
  it.each(['', 'abc', 'é¢', '一二三', '𠮷😀', 'a一𠮷é', '\ud842', '\udfb7\ud842', '一\ud842a'])(
    'of %j is measured as sent',
    (text) => {
      expect(utf8Bytes(text)).toBe(Buffer.byteLength(text));
    },
  );

  it('is bounded in bytes', () => {
    const fits = '一'.repeat(Math.floor(RICH_TEXT_MAX_BYTES / 3));
    expect(richText().safeParse(fits).success).toBe(true);
    expect(richText().safeParse(`${fits}一`).success).toBe(false);
  });
});
