import type { TargetType, TemplateVariable } from '@console/contract-ai';
import { companyEntries } from '@console/contract-company';
import { industryEntries } from '@console/contract-industry';
import type { Asker, ConsoleCalls } from '../console/console-calls.ts';
import type { AskedSubject, SubjectKind } from '../data/reading.ts';

/** What a preview is about: what the variables of a template hold, and what data is read for. */
export interface PreviewSubject {
  readonly company: string;
  readonly industry: string;
  /** Null while no company or industry is chosen. */
  readonly asked: AskedSubject | null;
  /** Why a variable is blank. */
  readonly notes: Partial<Record<TemplateVariable, string>>;
}

/** The kind of subject of each target type. */
const KINDS: Readonly<Record<TargetType, SubjectKind>> = {
  INV_TARGET_TYPE_MKT: 'market',
  INV_TARGET_TYPE_ECO: 'ecology',
  INV_TARGET_TYPE_IND: 'industry',
  INV_TARGET_TYPE_CORP: 'company',
};
/** The kind of subject of a target type. */
export const kindOf = (type: TargetType): SubjectKind => KINDS[type];

const EVERYTHING = { market: '全市场', ecology: '数字生态' } as const;
const NOT_CHOSEN = '选择预览对象后显示';

/**
 * The subject as its service knows it. Throws the service's refusal: 403 where the asker may not see it, 404 where the
 * tenant does not have it.
 */
export async function subjectOf(
  given: { readonly invTargetTypeDictKey: TargetType; readonly subjectId?: number | null | undefined },
  calls: ConsoleCalls,
  asker: Asker,
): Promise<PreviewSubject> {
  const kind = kindOf(given.invTargetTypeDictKey);
  const id = given.subjectId ?? null;
  if (kind === 'market' || kind === 'ecology') {
    const note = '这一类主题不针对单个公司或行业';
    return {
      company: '',
      industry: '',
      asked: { kind, id: null, name: EVERYTHING[kind] },
      notes: { company: note, industry: note },
    };
  }
  if (id === null)
    return { company: '', industry: '', asked: null, notes: { company: NOT_CHOSEN, industry: NOT_CHOSEN } };
  if (kind === 'industry') {
    const { industryName } = await calls.read(industryEntries.industry, { industryId: id }, asker);
    return {
      company: '',
      industry: industryName,
      asked: { kind, id, name: industryName },
      notes: { company: '行业主题没有公司' },
    };
  }
  const { shortName, releaseInfoNames } = await calls.read(companyEntries.header, { corpId: id }, asker);
  return {
    company: shortName,
    industry: releaseInfoNames.join(' / '),
    asked: { kind: 'company', id, name: shortName },
    notes: releaseInfoNames.length === 0 ? { industry: '该公司没有行业分类' } : {},
  };
}
