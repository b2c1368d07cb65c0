import { createRequire } from 'node:module';
import { canMatch } from './can-match.mjs';

const load = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));

const PAGE = `<!DOCTYPE html><body class="page dark">
  <ul class="ant-menu css-1a"><li class="ant-menu-item  a-selected\tlast" id="one" title="x.b"><a href="#">A</a></li></ul>
  <svg class="icon"><linearGradient class="icon-part"/></svg><input class="ant-input" disabled/></body>`;

const SELECTED = [
  '*',
  'li',
  'ul > li',
  'ul>li.last , p',
  '.page .ant-menu-item',
  '.ant-menu-item.a-selected',
  '#one',
  'li#one.last:not(.first)',
  '[title="x.b"]',
  'li[title="x.b"].last',
  'li[title="a,b"], .last',
  ':where(.css-1a).ant-menu .a-selected',
  ':where(.css-1a, .css-2b) li',
  '.ant-menu :is(.a-selected, :not(.b))',
  '.ant-menu:has(> .last)',
  'li:nth-child(1)',
  '.ant-input:disabled',
  'ul + svg.icon',
  'ul ~ .ant-input',
  'linearGradient',
  '.icon .icon-part',
  'body',
];

/** @returns {(import('./can-match.mjs').Selected & { matches: (selector: string) => boolean })[]} */
function elements() {
  const { JSDOM } = load('jsdom');
  return [...new JSDOM(PAGE).window.document.querySelectorAll('*')];
}

it.each(SELECTED)('an element that %s selects could match', (selector) => {
  const selected = elements().filter((element) => element.matches(selector));
  expect(selected.length).toBeGreaterThan(0);
  expect(selected.filter((element) => !canMatch(element, selector))).toEqual([]);
});

it.each([
  ['.ant-menu-item', ['ant-menu-item  a-selected\tlast']],
  ['.ant-menu .last:hover::before', ['ant-menu-item  a-selected\tlast']],
  ['svg, .other', ['icon']],
  ['.other .first, p.page, .ant-menu > .missing:not(.last)', []],
])('no other element could match %s', (selector, classes) => {
  const possible = elements().filter((element) => canMatch(element, selector));
  expect(possible.map((element) => element.getAttributeNS(null, 'class'))).toEqual(classes);
});

it.each(['.last:is(.a', 'li"', '.p\\61ge', ''])(
  'what is not understood (%p) is left to who asks',
  (selector) => {
    expect(elements().every((element) => canMatch(element, selector))).toBe(true);
  },
);
