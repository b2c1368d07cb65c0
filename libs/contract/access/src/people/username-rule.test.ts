import { isUsername } from './username-rule.ts';

describe('the name of a user', () => {
  it.each(['admin', 'First.User', 'a_b@c-d', '3m', '张三', '張々', 'ＡDMIN', '１２', 'x'.repeat(64)])(
    'may be %s',
    (name) => {
      expect(isUsername(name)).toBe(true);
    },
  );

  it.each([
    ['Cyrillic that looks Latin', 'аdmin'],
    ['Greek that looks Latin', 'αdmin'],
    ['a Latin letter that looks like another', 'ɑdmin'],
    ['a letter without its dot', 'admın'],
    ['an accent', 'ádmin'],
    ['a separate accent character', 'a\u0301dmin'],
    ['digits of another script', '١٢'],
    ['a letter that is a sentence', 'xﷺ'],
    ['a number in a circle', 'a①'],
    ['spaces', 'a b'],
    ['an invisible mark', 'ad\u200bmin'],
    ['a sign in front', '.admin'],
    ['markup', '<b>x</b>'],
    ['ligatures that grow too long', 'ﬃ'.repeat(22)],
    ['nothing', ''],
  ])('may not contain %s', (_, name) => {
    expect(isUsername(name)).toBe(false);
  });
});
