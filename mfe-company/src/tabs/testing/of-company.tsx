import type { Part } from '@console/subject';
import type { ReactElement } from 'react';
import type { Company } from '../company-tab.ts';
import { CompanyProvider } from '../company-provider.tsx';
import { SAMPLE_COMPANY } from './sample-company.ts';

/** A part drawn within the context of a company. */
export function ofCompany(Content: Part, company: Company = SAMPLE_COMPANY): ReactElement {
  return (
    <CompanyProvider company={company}>
      <Content />
    </CompanyProvider>
  );
}
