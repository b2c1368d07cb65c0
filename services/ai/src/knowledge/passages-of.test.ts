import { passageTerms } from './passage-terms.ts';
import { passagesOf } from './passages-of.ts';
import { textOfCleanHtml } from './text-of-clean-html.ts';

describe('passages', () => {
  it('join short lines, and cut long ones after a sentence', () => {
    expect(passagesOf('一\n二')).toEqual(['一\n二']);
    const long = `${'甲'.repeat(300)}。${'乙'.repeat(300)}`;
    expect(passagesOf(long)).toEqual([`${'甲'.repeat(300)}。`, '乙'.repeat(300)]);
    expect(passagesOf('丙'.repeat(900)).map((passage) => passage.length)).toEqual([400, 400, 100]);
  });

  it('lose nothing, and cut no character in two', () => {
    const text = '𠮷'.repeat(1001);
    expect(passagesOf(text).join('')).toBe(text);
    expect(passagesOf('')).toEqual([]);
  });
});

it('terms are at most as long as their column', () => {
  expect(passageTerms('a'.repeat(40))).toEqual(['a'.repeat(24)]);
  expect(passageTerms('净利润')).toEqual(['净利', '利润']);
});

it.each([
  ['<p>一</p><p>二<br>三</p>', '一\n二\n三'],
  ['<ul><li>甲 &amp; 乙</li><li>&lt;b&gt;</li></ul>', '甲 & 乙\n<b>'],
  ['<table><tr><td>1</td><td>2</td></tr></table>', '1 2'],
  ['<p>&amp;lt;</p>', '&lt;'],
])('the text of %s is %j', (html, text) => {
  expect(textOfCleanHtml(html)).toBe(text);
});
