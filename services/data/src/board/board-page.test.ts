import { boardPage } from './board-page.ts';

describe('the page of the board', () => {
  it('has its values in their places, text as text', () => {
    expect(boardPage('<title><%= a %></title><i><%- b %></i>', { a: '"<x>&', b: '{"c":1}' })).toBe(
      '<title>&#34;&#60;x&#62;&#38;</title><i>{"c":1}</i>',
    );
  });

  it('is in Chinese and requests nothing from another origin', () => {
    const page = boardPage(
      '<html lang="en"><link href="https://fonts.test/css" rel="stylesheet">\n<link href="a.css">',
      {},
    );
    expect(page).toBe('<html lang="zh-CN"><link href="a.css">');
  });

  it.each([
    ['a place without a value', '<%= other %>', 'other'],
    ['another kind of place', '<% if (a) { %>', '<%'],
    ['a script of another origin', '<script src="//cdn.test/a.js"></script>', 'cdn.test'],
  ])('is not built from a template with %s', (_, template, says) => {
    expect(() => boardPage(template, {})).toThrow(says);
  });
});
