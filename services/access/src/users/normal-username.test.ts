import { normalUsername } from './normal-username.ts';

describe('a user name', () => {
  it.each([
    ['Admin', 'admin'],
    [' admin\u3000', 'admin'],
    ['ａｄｍｉｎ', 'admin'],
    ['张三', '张三'],
  ])('%j reads %j', (typed, normal) => {
    expect(normalUsername(typed)).toBe(normal);
  });

  it('keeps letters of other alphabets and accents apart', () => {
    expect(normalUsername('аdmin')).not.toBe('admin');
    expect(normalUsername('ádmin')).not.toBe('admin');
  });
});
