import { anIndustry } from '../testing/an-industry.ts';
import { draftOf, hasBlank, sentDraft } from './industry-draft.ts';

const read = draftOf(anIndustry());
const blank = draftOf(null);

describe('the draft of an industry', () => {
  it('is complete when no field is blank or only spaces', () => {
    expect(hasBlank(read)).toBe(false);
    expect(hasBlank({ ...read, industryDesc: '  ' })).toBe(true);
    expect(hasBlank({ ...read, userId: undefined })).toBe(true);
    expect(hasBlank(blank)).toBe(true);
  });

  it('is sent trimmed, and not at all while a field is blank', () => {
    expect(sentDraft({ ...read, industryName: ' 机器人 ' })?.industryName).toBe('机器人');
    expect(sentDraft(blank)).toBeNull();
  });
});
