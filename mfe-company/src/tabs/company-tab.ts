import type { companyHeader } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import type { CanNeed } from '@console/platform';
import type { ComponentType } from 'react';

/** The company a detail page is about. */
export type Company = OutputOf<typeof companyHeader>;

export interface CompanyPartProps {
  readonly company: Company;
}

/** A tab of the company detail, or a tab within one; `key` is what the address calls it. */
export interface CompanyTab {
  readonly key: string;
  readonly title: string;
  /** Who may see it; the server decides again with every call. */
  readonly needs: CanNeed;
  readonly Content: ComponentType<CompanyPartProps>;
}
