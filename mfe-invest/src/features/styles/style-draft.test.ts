import { draftOf, typedStyle } from './style-draft.ts';
import { aStyle } from './testing/a-style.ts';

const READ = draftOf(aStyle());
const EMPTY = draftOf(null);

describe('a draft', () => {
  it('is sent trimmed, without values that are not fields', () => {
    expect(typedStyle({ ...READ, styleName: ' 成长 ' })).toEqual({
      styleName: '成长',
      publishedTime: '2026-06-01 09:30:00',
      comparisonIndexIndustryWeight: 0.3,
      comparisonIndexCorpWeight: 0.5,
      zbphIndexWeight: 0.2,
      styleIndexWeight: 0.7,
      liquidityIndexWeight: 0.3,
    });
  });

  it('without a time leaves it to the server, and sends a weight of 0', () => {
    const sent = typedStyle({ ...READ, publishedTime: undefined, zbphIndexWeight: 0 });
    expect(sent).not.toHaveProperty('publishedTime');
    expect(sent?.zbphIndexWeight).toBe(0);
  });

  it('is not sent while a weight is missing', () => {
    expect(typedStyle({ ...READ, liquidityIndexWeight: null })).toBeNull();
    expect(typedStyle(EMPTY)).toBeNull();
  });
});
