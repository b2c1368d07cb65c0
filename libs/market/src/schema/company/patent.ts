import { announceDate, count, ofSecurity, quantity, required, within } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';
import { fiscalYear } from './fiscal-year.ts';

/** The score of a patent of each kind. */
const SCORES = { invention_patents: 5, invention_grants: 4, utility_models: 3, designs: 2 } as const;

const scored = <const N extends string>(name: N, title: string, weights: Readonly<Record<string, number>>) =>
  ({ ...quantity(name, title), filledFrom: { by: 'weighted-sum', weights } }) as const;

export const patent = defineTable({
  name: 'patent',
  title: '知识产权',
  note:
    'Patents of a fiscal year by kind. Scores are filled in: an invention patent counts 5, an invention ' +
    'grant 4, a utility model 3, a design 2.',
  columns: [
    ofSecurity,
    fiscalYear,
    announceDate,
    within(count('invention_patents', '发明专利', 'applications published'), { min: 0 }),
    within(count('invention_grants', '发明授权'), { min: 0 }),
    within(count('utility_models', '实用新型'), { min: 0 }),
    within(count('designs', '外观设计'), { min: 0 }),
    within(required(count('total_patents', '公司专利数量')), { min: 0 }),
    scored('invention_patents_score', '发明专利得分', { invention_patents: SCORES.invention_patents }),
    scored('invention_grants_score', '发明授权得分', { invention_grants: SCORES.invention_grants }),
    scored('utility_models_score', '实用新型得分', { utility_models: SCORES.utility_models }),
    scored('designs_score', '外观设计得分', { designs: SCORES.designs }),
    scored('total_patents_score', '公司专利得分', SCORES),
  ],
  key: ['security_id', 'year'],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [
    {
      kind: 'sum',
      total: 'total_patents',
      plus: ['invention_patents', 'invention_grants', 'utility_models', 'designs'],
    },
  ],
});

export type PatentRow = RowOf<typeof patent>;
