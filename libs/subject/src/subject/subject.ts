/** What a page of facts is about. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: number | string;
  /** As it is called: 贵州茅台. */
  readonly name: string;
  /** What it is known by beside its name: 600519. */
  readonly code?: string;
}

/** With the noun that texts of any subject call it by: 该公司没有这一类记录. */
export const SUBJECT_NOUNS = {
  company: '公司',
  industry: '行业',
  fund: '基金',
  strategy: '策略',
  set: '组合',
} as const;

export type SubjectKind = keyof typeof SUBJECT_NOUNS;

/** Whom tables, charts and exported files are titled with: 贵州茅台 600519. */
export const subjectTitle = ({ name, code }: Pick<Subject, 'name' | 'code'>): string =>
  code === undefined ? name : `${name} ${code}`;
