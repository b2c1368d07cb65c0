import { auditedChange, auditedContent } from './audited-content.ts';

describe('a note in the audit log', () => {
  it('is its text without tags, pictures by name', () => {
    expect(auditedContent('<h2>结论</h2><p>毛利率 &lt; 30%&nbsp;<img src="x" /></p>')).toBe(
      '结论 毛利率 < 30% [图片]',
    );
    expect(auditedContent('')).toBe('');
  });

  it('is the beginning of a long text, with its length', () => {
    expect(auditedContent(`<p>${'𠮷'.repeat(201)}</p>`)).toBe(`${'𠮷'.repeat(200)}…（节选，全文 201 字）`);
  });

  it('shows a difference deep in a long text on both sides', () => {
    const body = '一'.repeat(1000);
    const change = auditedChange(`<p>${body}旧${body}</p>`, `<p>${body}新${body}</p>`);
    const around = (sign: string): string =>
      `…${'一'.repeat(20)}${sign}${'一'.repeat(179)}…（节选，全文 2001 字）`;
    expect(change).toEqual({ before: around('旧'), after: around('新') });
  });

  it('is null where only the form of the text changed', () => {
    expect(auditedChange('<p>一</p>', '<p><strong>一</strong></p>')).toBeNull();
  });
});
