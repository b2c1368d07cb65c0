import { basicInfoTables } from '@console/contract-company';
import { facts } from '@console/market/facts';
import { companySource } from '../facts/company-source.ts';

export const StaffEducationSource = companySource(
  facts(basicInfoTables.staffEducation, {
    of: 'market.staff_education',
    columns: {
      postgraduateNum: 'postgraduate_staff',
      undergraduateNum: 'undergraduate_staff',
      juniorCollege: 'junior_college_staff',
      highschoolNum: 'high_school_staff',
      otherEduNum: 'other_education_staff',
      staffNum: 'total_staff',
    },
  }),
);
