import { coverageText } from './coverage-text.ts';

it('says how many of a set’s members a figure is made of', () => {
  expect(coverageText({ corpNum: 23, memberNum: 25, other: 1 })).toBe('23 / 25 家');
  expect(coverageText({ corpNum: 0, memberNum: 0 })).toBe('0 / 0 家');
});

it.each([undefined, null, {}, { corpNum: 1 }, { corpNum: '1', memberNum: 2 }])(
  'says nothing about %p',
  (data) => {
    expect(coverageText(data)).toBeUndefined();
  },
);
