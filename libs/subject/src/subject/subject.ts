/** The subject of a page of facts. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: number | string;
  /** Its name: 贵州茅台. */
  readonly name: string;
  /** Its code, where it has one: 600519. */
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

/** The subject in titles of tables, charts and exported files: 贵州茅台 600519. */
export const subjectTitle = ({ name, code }: Pick<Subject, 'name' | 'code'>): string =>
  code === undefined ? name : `${name} ${code}`;
