import {
  RICH_TEXT_MAX_DEPTH,
  RICH_TEXT_MAX_TAGS,
  RICH_TEXT_TOO_DEEP,
  RICH_TEXT_TOO_MANY_TAGS,
  tagsFault,
} from './rich-text-shape.ts';

const deep = (levels: number): string => `${'<b>'.repeat(levels)}x${'</b>'.repeat(levels)}`;

it.each([
  ['nothing', ''],
  ['a text', '毛利率 < 30%，a<b'],
  ['a page', '<h2>核心</h2><p>甲<br>乙<img src="x"></p><ul><li><p>丙</p></li></ul>'],
  ['as many levels as there may be', deep(RICH_TEXT_MAX_DEPTH)],
  ['tags beside one another', '<p>甲</p>'.repeat(RICH_TEXT_MAX_TAGS / 2)],
  ['tags that need no closing tag', '<br><hr><img>'.repeat(1000)],
  ['paragraphs without closing tags', '<p>甲'.repeat(1000)],
  ['items without closing tags', `<ul>${'<li><p>甲'.repeat(1000)}</ul>`],
  ['rows and cells without closing tags', `<table>${'<tr><td>1<td>2'.repeat(1000)}</table>`],
  ['closing tags without an opening one', '</b>'.repeat(1000)],
])('%s is within the bounds', (_, html) => {
  expect(tagsFault(html)).toBeNull();
});

it.each([
  ['open tags', '<b>'.repeat(260_000)],
  ['one level too many', deep(RICH_TEXT_MAX_DEPTH + 1)],
  ['lists within lists', '<ul><li>'.repeat(51)],
  ['tables within tables', '<table><tr><td>'.repeat(40)],
  ['quotes of any case', '<BlockQuote>'.repeat(101)],
  ['unknown tags', '<svg>'.repeat(150_000)],
])('%s are too deep', (_, html) => {
  expect(tagsFault(html)).toBe(RICH_TEXT_TOO_DEEP);
});

it('too many tags are refused, open or closed', () => {
  expect(tagsFault('<p></p>'.repeat(RICH_TEXT_MAX_TAGS / 2 + 1))).toBe(RICH_TEXT_TOO_MANY_TAGS);
  expect(tagsFault('<br>'.repeat(RICH_TEXT_MAX_TAGS + 1))).toBe(RICH_TEXT_TOO_MANY_TAGS);
});

it('reads no further than the first bound', () => {
  let read = 0;
  const text = '<b>'.repeat(260_000);
  const html = Object.assign(Object.create(String.prototype) as string, {
    *matchAll(tag: RegExp) {
      for (const found of text.matchAll(tag)) {
        read += 1;
        yield found;
      }
    },
  });
  expect(tagsFault(html)).toBe(RICH_TEXT_TOO_DEEP);
  expect(read).toBe(RICH_TEXT_MAX_DEPTH + 1);
});
