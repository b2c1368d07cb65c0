import { SubjectProvider, type Part } from '@console/subject';
import { createContext, useContext, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { client } from '../client.ts';
import type { Company, CompanyPartProps } from './company-tab.ts';

export interface CompanyProviderProps extends CompanyPartProps {
  readonly children: ReactNode;
}

const Context = createContext<Company | null>(null);

/** The context of the tabs of one company: the subject of their parts, and all the data of its header. */
export function CompanyProvider({ company, children }: CompanyProviderProps): ReactElement {
  const { corpId, shortName, stockCode } = company;
  return (
    <SubjectProvider
      subject={{ kind: 'company', id: corpId, name: shortName, code: stockCode }}
      client={client}
      filter={{ dataId: corpId }}
    >
      <Context value={company}>{children}</Context>
    </SubjectProvider>
  );
}

/** A component of the company as a part of a tab. */
export const companyPart = (Content: ComponentType<CompanyPartProps>): Part =>
  function CompanyPart(): ReactElement | null {
    const company = useContext(Context);
    return company && <Content company={company} />;
  };
