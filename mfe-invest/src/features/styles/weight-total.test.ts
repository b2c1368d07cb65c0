import { CORRECTION_WEIGHTS, INDEX_WEIGHTS } from '@console/contract-invest';
import { draftOf, type StyleDraft } from './style-draft.ts';
import { totalText, weightTotal } from './weight-total.ts';

const index = (industry: number | null, corp: number | null, zbph: number | null): StyleDraft => ({
  ...draftOf(null),
  comparisonIndexIndustryWeight: industry,
  comparisonIndexCorpWeight: corp,
  zbphIndexWeight: zbph,
});

describe('the total of a group', () => {
  it.each([
    [index(0.1, 0.2, 0.7), 100, 'exact', '1.00', ''],
    [index(0.1 + 0.2, 0, 0.7), 100, 'exact', '1.00', ''],
    [index(0.1, 0.2, 0.6), 90, 'wrong', '0.90', '差 0.10'],
    [index(0.5, 0.5, 0.05), 105, 'wrong', '1.05', '超出 0.05'],
    [index(null, null, null), 0, 'open', '0.00', '差 1.00'],
    [index(0.29, 0.57, null), 86, 'open', '0.86', '差 0.14'],
    [index(0.7, 0.7, null), 140, 'wrong', '1.40', '超出 0.40'],
    [index(0, 0, 0), 0, 'wrong', '0.00', '差 1.00'],
  ])('of %j is %p: %s', (draft, hundredths, state, sum, gap) => {
    const total = weightTotal(draft, INDEX_WEIGHTS);
    expect(total).toEqual({ hundredths, state });
    expect(totalText(total)).toEqual({ sum, gap });
  });

  it('is of its own weights alone', () => {
    const draft = { ...index(1, 1, 1), styleIndexWeight: 0.35, liquidityIndexWeight: 0.65 };
    expect(weightTotal(draft, CORRECTION_WEIGHTS)).toEqual({ hundredths: 100, state: 'exact' });
  });
});
