import { strToU8, zipSync } from 'fflate';
import { DocumentFault } from './document-fault.ts';
import { docxText } from './docx-text.ts';
import { docxOf, docxOfTexts, paragraph } from './testing/sample-documents.ts';

it('has a line for each paragraph and row, without what was deleted, hidden or repeated', () => {
  const body = [
    paragraph('第一段&amp;一'),
    '<w:p><w:r><w:t>分</w:t></w:r><w:r><w:tab/><w:t>栏</w:t><w:br/><w:t>换行</w:t></w:r></w:p>',
    '<w:p><w:del><w:r><w:delText>删除</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>',
    '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>毛利率</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>30%</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
    '<w:p><mc:AlternateContent><mc:Choice><w:r><w:t>图框</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>图框</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>',
  ];
  expect(docxText(docxOf(body.join('')))).toBe('第一段&一\n分 栏\n换行\n毛利率 30%\n图框');
});

const refusalOf = (bytes: Uint8Array): string => {
  try {
    return docxText(bytes);
  } catch (error) {
    if (error instanceof DocumentFault) return error.message;
    throw error;
  }
};

it.each([
  ['no text', docxOfTexts(' '), '没有可提取的文字'],
  ['more text than is kept', docxOfTexts(...Array<string>(21).fill('长'.repeat(10_000))), '超过 20 万字'],
  ['a body that unpacks to more than it may', docxOf(' '.repeat(60 * 1024 * 1024)), '解压后过大'],
  ['endlessly deep tags', docxOf(`${'<w:p>'.repeat(50_000)}深${'</w:p>'.repeat(50_000)}`), '已损坏'],
  [
    'entities that expand one another',
    docxOf(
      paragraph('&lol9;'),
      `<!DOCTYPE lolz [<!ENTITY lol0 "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at};`.repeat(10)}">`).join('')}]>`,
    ),
    '已损坏',
  ],
  [
    'an entity of a file',
    docxOf(paragraph('&x;'), '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    '已损坏',
  ],
  ['broken XML', docxOf('<w:p><w:t>一</w:p>'), '已损坏'],
  ['half of its bytes', docxOfTexts('一二三四五六七八九十').subarray(0, 340), '已损坏'],
  ['no body', zipSync({ 'word/styles.xml': strToU8('<a/>') }), '已损坏'],
  ['what is no archive', strToU8('PK\u0003\u0004 只是文字'), '已损坏'],
  ['nothing', new Uint8Array(), '已损坏'],
])('with %s is refused with the reason', (_, bytes, reason) => {
  expect(refusalOf(bytes)).toContain(reason);
});
