import { PROMPT_TEXTS } from '@console/contract-ai';
import { AUDITED_LENGTH, auditedChange, auditedTexts } from './audited-texts.ts';
import type { PromptTexts } from './prompt-columns.ts';

const EMPTY = Object.fromEntries(PROMPT_TEXTS.map((name) => [name, ''])) as PromptTexts;

describe('the texts of a prompt in the audit log', () => {
  it('are complete when short, and left out when empty', () => {
    const exactly = '市'.repeat(AUDITED_LENGTH);
    expect(auditedTexts({ ...EMPTY, ecoCorpus: '生态', defaultAnswer: exactly })).toEqual({
      ecoCorpus: '生态',
      defaultAnswer: exactly,
    });
  });

  it('are cut to the beginning when long, with their length', () => {
    const { ecoCorpus } = auditedTexts({ ...EMPTY, ecoCorpus: '𠮷'.repeat(AUDITED_LENGTH + 1) });
    expect(ecoCorpus).toBe(`${'𠮷'.repeat(AUDITED_LENGTH)}…（节选，全文 201 字）`);
  });
});

describe('a change of a prompt in the audit log', () => {
  it('has both sides of what differs, and nothing else', () => {
    const before = { ...EMPTY, ecoCorpus: '旧', indCorpus: '行业' };
    const after = { ...EMPTY, ecoCorpus: '新', indCorpus: '行业', corpCorpus: '公司' };
    expect(auditedChange(before, after)).toEqual({
      before: { ecoCorpus: '旧', corpCorpus: '' },
      after: { ecoCorpus: '新', corpCorpus: '公司' },
    });
    expect(auditedChange(before, { ...before })).toBeNull();
  });

  it('shows a difference deep in a long text, not the same beginning twice', () => {
    const body = '一'.repeat(5000);
    const change = auditedChange(
      { ...EMPTY, defaultAnswer: `${body}旧${body}` },
      { ...EMPTY, defaultAnswer: `${body}新${body}` },
    );
    const rest = '一'.repeat(AUDITED_LENGTH - 21);
    const around = (sign: string): string => `…${'一'.repeat(20)}${sign}${rest}…（节选，全文 10001 字）`;
    expect(change).toEqual({
      before: { defaultAnswer: around('旧') },
      after: { defaultAnswer: around('新') },
    });
  });

  it('shows the end of a long text to which something was added', () => {
    const change = auditedChange(
      { ...EMPTY, ecoCorpus: '一'.repeat(1000) },
      { ...EMPTY, ecoCorpus: `${'一'.repeat(1000)}二` },
    );
    expect(change?.before.ecoCorpus).toBe(`…${'一'.repeat(AUDITED_LENGTH)}（节选，全文 1000 字）`);
    expect(change?.after.ecoCorpus).toBe(`…${'一'.repeat(AUDITED_LENGTH - 1)}二（节选，全文 1001 字）`);
  });
});
