import { keepTyped } from './company-draft.ts';

describe('what was typed on what somebody else saved', () => {
  const read = { industryIds: [1, 2], conceptTheme: '旧', mainProductName: '旧' };

  it('keeps touched fields and follows in the others', () => {
    const typed = { industryIds: [2, 1], conceptTheme: '我的', mainProductName: '旧' };
    const latest = { industryIds: [3], conceptTheme: '他的', mainProductName: '他的' };
    expect(keepTyped(read, typed, latest)).toEqual({
      industryIds: [3],
      conceptTheme: '我的',
      mainProductName: '他的',
    });
  });

  it('keeps industries that were touched', () => {
    const typed = { ...read, industryIds: [1] };
    expect(keepTyped(read, typed, { ...read, industryIds: [3] }).industryIds).toEqual([1]);
  });
});
