import { basicInfoTables } from '@console/contract-company';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

export const StaffEducationSource = companyFacts(basicInfoTables.staffEducation, {
  from: `${tableName('market', 'staff_education')} t`,
  columns: {
    year: 't.year',
    postgraduateNum: 't.postgraduate_staff',
    undergraduateNum: 't.undergraduate_staff',
    juniorCollege: 't.junior_college_staff',
    highschoolNum: 't.high_school_staff',
    otherEduNum: 't.other_education_staff',
    staffNum: 't.total_staff',
  },
  key: 't.year',
  asOf: 't.announce_date',
});
