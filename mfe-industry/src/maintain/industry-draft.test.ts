import { anIndustry } from '../testing/an-industry.ts';
import { draftOf, EMPTY_DRAFT, hasBlank, keepTyped, sentDraft } from './industry-draft.ts';

const read = draftOf(anIndustry());

describe('an industry as it is typed', () => {
  it('is complete when nothing is blank, blanks of spaces too', () => {
    expect(hasBlank(read)).toBe(false);
    expect(hasBlank({ ...read, industryDesc: '  ' })).toBe(true);
    expect(hasBlank({ ...read, userId: undefined })).toBe(true);
    expect(hasBlank(EMPTY_DRAFT)).toBe(true);
  });

  it('is sent trimmed, and not at all while something is blank', () => {
    expect(sentDraft({ ...read, industryName: ' 机器人 ' })?.industryName).toBe('机器人');
    expect(sentDraft(EMPTY_DRAFT)).toBeNull();
  });

  it('keeps what was typed when somebody else saved first, and takes the rest', () => {
    const typed = { ...read, industryName: '人形机器人' };
    const latest = { ...read, industryName: '机器人本体', industryCode: 'JQR2', userId: 13 };
    expect(keepTyped(read, typed, latest)).toEqual({ ...latest, industryName: '人形机器人' });
  });
});
