import { textOfHtml } from './text-of-html.ts';

describe('the text of rich text', () => {
  it.each([
    ['a line a paragraph', '<h2>结论</h2><p>渠道<strong>与</strong>品牌</p>', '结论\n渠道与品牌'],
    ['a line an item', '<ul><li><p>一</p></li><li><p>二</p></li></ul>', '一\n二'],
    ['a row of cells', '<table><tr><td>甲</td><td>乙</td></tr><tr><td>丙</td></tr></table>', '甲 乙\n丙'],
    ['pictures by name alone', '<p>图<img src="/x.png" onerror="alert(1)">后</p>', '图[图片]后'],
    ['signs as they are read', '<p>3 &lt; 5 &amp; 7</p>', '3 < 5 & 7'],
    ['nothing of nothing', '', ''],
  ])('is %s', (_, html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});
