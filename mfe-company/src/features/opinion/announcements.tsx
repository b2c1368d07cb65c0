import { ANNOUNCEMENT_CATEGORIES, opinionTables } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import { DataTable, OptionSelect, useFilterDraft, useTableState } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { subjectOf } from '../../tabs/subject-of.ts';
import { TextFilter } from './text-filter.tsx';
import { TITLE_CELL } from './title-cell.tsx';

const CATEGORIES = ANNOUNCEMENT_CATEGORIES.map((category) => ({ value: category, label: category }));

export function Announcements({ company }: CompanyPartProps): ReactElement {
  const state = useTableState(opinionTables.announcements);
  const { draft, change, bar } = useFilterDraft(state);
  return (
    <DataTable
      client={client}
      spec={opinionTables.announcements}
      state={state}
      always={{ dataId: company.corpId }}
      subject={subjectOf(company)}
      rowKey="id"
      cells={{ title: TITLE_CELL }}
      filterBar={
        <TextFilter {...bar} search={draft.search} onSearch={(search) => change({ search })}>
          <OptionSelect
            label="公告类别"
            all="全部类别"
            options={CATEGORIES}
            value={draft.category}
            onChange={(category) => change({ category })}
          />
        </TextFilter>
      }
      empty={<EmptyState title="该公司没有公告" cause="数据源中还没有该公司的公告" />}
    />
  );
}
