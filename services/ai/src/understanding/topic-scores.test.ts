import { topicScores } from './topic-scores.ts';
import { twoCharacterTerms } from './two-character-terms.ts';

describe('twoCharacterTerms', () => {
  it.each([
    ['净利润', ['净利', '利润']],
    ['银行 ROE2025', ['银行', 'roe2025']],
    ['ＰＥ、好', ['pe', '好']],
    ['利润利润', ['利润', '润利']],
    ['', []],
  ])('%s', (text, terms) => {
    expect([...twoCharacterTerms(text)]).toEqual(terms);
  });
});

describe('topicScores', () => {
  const TOPICS = [
    { id: 1, name: '盈利能力', subjects: ['毛利率', '净利率'] },
    { id: 2, name: '估值水平', subjects: ['市盈率', 'PE'] },
    { id: 3, name: '利率', subjects: [] },
  ];

  it('are by the word that fits best; of equal ones the longer comes first', () => {
    expect(topicScores('这家公司的毛利率如何', TOPICS)).toEqual([
      { id: 1, name: '盈利能力', score: 1 },
      { id: 3, name: '利率', score: 1 },
    ]);
  });

  it('are the share of a word’s terms', () => {
    const [best] = topicScores('盈利能好', TOPICS);
    expect(best?.id).toBe(1);
    expect(best?.score).toBeCloseTo(2 / 3, 12);
  });

  it('find words of letters whatever their case', () => {
    expect(topicScores('pe 高吗', TOPICS).map(({ id }) => id)).toEqual([2]);
  });

  it('leave out what hardly fits', () => {
    expect(topicScores('股东有哪些', TOPICS)).toEqual([]);
  });
});
