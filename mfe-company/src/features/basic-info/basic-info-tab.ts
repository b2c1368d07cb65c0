import { basicInfoCalls, basicInfoTables as facts } from '@console/contract-company';
import { part, SCORE_RULE_BUTTON, staffComposition, table, tabs } from '@console/subject';
import { companyPart } from '../../tabs/company-provider.tsx';
import { Executives } from './executives.tsx';
import { partners } from './partners.tsx';
import { Profile } from './profile.tsx';

const research = table(facts.research, {
  empty: { title: '该公司没有研发投入记录', cause: '金融企业等不披露研发投入，或年度报告还没有披露' },
});

const patents = table(facts.patents, {
  toolbar: SCORE_RULE_BUTTON,
  empty: { title: '该公司没有知识产权记录', cause: '数据源中还没有该公司的专利数量' },
});

const education = table(facts.staffEducation, {
  empty: { title: '该公司没有学历构成记录', cause: '数据源中还没有该公司的年度报告披露的员工学历' },
});

/** The occupation and education of the staff. */
const staff = tabs(
  '员工构成',
  [
    { key: 'personnel', title: '人员', parts: [staffComposition(basicInfoCalls.staffComposition)] },
    { key: 'education', title: '学历', parts: [education] },
  ],
  'part',
);

const competence = part(() => import('../../tabs/company-notes.ts').then((file) => file.coreCompetence));

/** 基本信息: the company's profile, executives, partners and staff. */
export const basicInfoTab = tabs('基本信息', [
  { key: 'profile', title: '公司概况', parts: [companyPart(Profile)] },
  { key: 'executives', title: '公司高管', parts: [Executives] },
  { key: 'partners', title: '供应商与客户', parts: partners },
  { key: 'research', title: '研发情况', parts: [research, patents] },
  { key: 'staff', title: '员工构成', parts: [staff] },
  { key: 'competence', title: '核心竞争力', parts: [competence] },
]);
