import { pastedHtml, safeHtml } from './safe-html.ts';

const FILE = `/api/blade-resource/oss/files/${'A'.repeat(43)}`;

describe('shown html', () => {
  it.each([
    '<h2>结论</h2><p style="text-align: center;"><strong>粗</strong> &lt;30%</p>',
    `<p><img width="320" alt="图" src="${FILE}"></p>`,
    '<table><tbody><tr><td colspan="2"><p>一</p></td></tr></tbody></table>',
    '<ol start="3"><li><p>三</p></li></ol><blockquote><p><u>下</u><s>删</s></p></blockquote>',
  ])('keeps %s', (html) => {
    expect(safeHtml(html)).toBe(html);
  });

  it('opens links in a window of their own', () => {
    expect(safeHtml(`<a href="${FILE}">年报</a><a href="https://a.example">页</a>`)).toBe(
      `<a href="${FILE}" target="_blank" rel="noopener noreferrer">年报</a>` +
        '<a href="https://a.example" target="_blank" rel="noopener noreferrer">页</a>',
    );
  });

  it.each([
    ['<p onclick="alert(1)" class="x" id="root">一<script>alert(1)</script></p>', '<p>一</p>'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<img src="https://a.example/a.png"><img src="data:image/png;base64,AAAA">', ''],
    ['<a href="javascript:alert(1)">点</a>', '<a>点</a>'],
    ['<a href="/api/blade-auth/logout">点</a>', '<a>点</a>'],
    ['<p style="position:fixed;text-align:center">一</p>', '<p>一</p>'],
    ['<svg><a href="javascript:alert(1)"><text>x</text></a></svg>', ''],
    ['<td colspan="99999">一</td>', '一'],
    ['<form action="/x"><input><button>送</button></form>', '送'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">', ''],
  ])('removes scripts and links elsewhere: %s', (html, clean) => {
    expect(safeHtml(html)).toBe(clean);
  });
});

describe('html that is pasted', () => {
  it('reports when pictures were left out', () => {
    expect(pastedHtml('<p>一<img src="https://a.example/a.png"></p>')).toEqual({
      html: '<p>一</p>',
      lostPictures: true,
    });
    expect(pastedHtml(`<p>一<img src="${FILE}"></p>`).lostPictures).toBe(false);
    expect(pastedHtml('<p>一</p>').lostPictures).toBe(false);
  });
});

it('shows html that would block the page as its source text', () => {
  const shown = safeHtml(`${'<b>'.repeat(101)}<img src=x onerror=alert(1)>`);
  expect(shown.match(/<[a-z]+/g)).toEqual(['<pre']);
  expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
