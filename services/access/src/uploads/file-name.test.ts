import { isPlainName } from '@console/contract-core';
import { kindOf } from './content/file-kinds.ts';
import { contentDisposition, extensionOf, fileName, isNameTooLong } from './file-name.ts';

const pdf = kindOf('pdf') ?? { id: '', mime: '', extensions: [], aliases: [] };

describe('the name of a file', () => {
  it.each([
    ['研报.pdf', '研报.pdf'],
    ['研报.PDF', '研报.pdf'],
    ['年报2024.12', '年报2024.12.pdf'],
    ['../../etc/passwd', 'etcpasswd.pdf'],
    ['C:\\temp\\a.pdf', 'C:tempa.pdf'],
    ['a\r\nSet-Cookie: x\0.pdf', 'aSet-Cookie: x.pdf'],
    ['invoice\u202efdp.pdf', 'invoicefdp.pdf'],
    ['\u2066a\u2069\u200f\ufeff.pdf', 'a.pdf'],
    ['a\ud800b.pdf', 'ab.pdf'],
    ['a\u3164\u115f\uffa0\uffff.pdf', 'a.pdf'],
    ['a\r\nb\u2028c\td.pdf', 'abcd.pdf'],
    ['👨‍👩‍👧.pdf', '👨‍👩‍👧.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['...', '未命名.pdf'],
    ['', '未命名.pdf'],
    ['  a b  ', 'a b.pdf'],
    ['. \t..a. b.\u3000.', 'a. b.pdf'],
  ])('%j becomes %j', (given, name) => {
    expect(fileName(given, pdf)).toBe(name);
  });

  it('is too long beyond 255 letters, however many bytes they take', () => {
    expect(['a'.repeat(255), '😀'.repeat(255), 'a'.repeat(256), '😀'.repeat(256)].map(isNameTooLong)).toEqual(
      [false, false, true, true],
    );
  });

  it('that has only dots or blanks is read once', () => {
    for (const edge of ['.', ' ']) expect(fileName(`a${edge.repeat(3_000_000)}b`, pdf)).toMatch(/^a/);
  });

  it('is cut to 255 letters, with its extension kept and no letter halved', () => {
    const name = fileName(`${'😀'.repeat(300)}.pdf`, pdf);
    expect([...name]).toHaveLength(255);
    expect(name.endsWith('😀.pdf')).toBe(true);
  });

  it('contains no invisible sign, wherever it was', () => {
    const ranges = [
      ...[
        [0, 0x1f],
        [0x7f, 0x9f],
        [0xad, 0xad],
        [0x115f, 0x1160],
        [0x200b, 0x200f],
        [0x2028, 0x202e],
      ],
      ...[
        [0x2060, 0x206f],
        [0x3164, 0x3164],
        [0xfeff, 0xfeff],
        [0xfff9, 0xfffb],
        [0xfffe, 0xffff],
      ],
      ...[
        [0xd800, 0xd800],
        [0xe0000, 0xe007f],
      ],
    ] as const;
    for (const [from = 0, to = 0] of ranges)
      for (let code = from; code <= to; code += 1) {
        const sign = String.fromCodePoint(code);
        for (const given of [`${sign}甲.pdf`, `甲${sign}乙.pdf`, `甲.pdf${sign}`, `😀${sign}/甲.p${sign}df`])
          expect([code.toString(16), isPlainName(fileName(given, pdf))]).toEqual([code.toString(16), true]);
      }
    expect(isPlainName(fileName(`${'甲'.repeat(249)}👨‍👩.pdf`, pdf))).toBe(true);
  });

  it('has an extension only where letters follow the dot', () => {
    expect(['a.PNG', 'a', 'a.12', 'a.b c', '.gitignore'].map(extensionOf)).toEqual([
      'png',
      null,
      null,
      null,
      'gitignore',
    ]);
  });

  it('is sent in a header that contains only ASCII', () => {
    expect(contentDisposition('attachment', `研报 "1"; (*)'.pdf`)).toBe(
      `attachment; filename*=UTF-8''%E7%A0%94%E6%8A%A5%20%221%22%3B%20%28%2A%29%27.pdf`,
    );
  });
});
