import { date, ofSecurity, optional, text, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const companyProfile = defineTable({
  name: 'company_profile',
  title: '公司概况',
  note: 'The present data of a company, one row each.',
  columns: [
    ofSecurity,
    text('chinese_name', '公司中文名称', 120, 'registered name'),
    optional(text('english_name', '公司英文名称', 200)),
    optional(text('province', '省份', 20)),
    optional(text('city', '城市', 40)),
    optional(text('national_industry', '国民经济行业', 80, 'GB/T 4754')),
    within(yuan('registered_capital', '注册资本'), { min: 0 }),
    optional(date('established_date', '成立日期')),
    {
      ...optional(text('credit_code', '统一社会信用代码', 18, 'GB 32100: 18 characters, the last a check')),
      pattern: '[0-9A-HJ-NPQRTUWXY]{18}',
    },
    optional(text('website', '网站', 200)),
    optional(text('office_address', '办公地址', 200)),
    optional(text('registered_address', '注册地址', 200)),
    optional(text('phone', '电话', 60)),
    optional(text('legal_representative', '法定代表人', 60)),
    optional(text('board_secretary', '董事会秘书', 60)),
    optional(text('business_scope', '经营范围', 4000)),
    optional(text('profile', '公司简介', 4000)),
  ],
  key: ['security_id'],
  load: 'merge',
  needs: ['security'],
});

export type CompanyProfileRow = RowOf<typeof companyProfile>;
