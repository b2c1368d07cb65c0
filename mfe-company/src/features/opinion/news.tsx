import { NEUTRAL_UP_TO, type Sentiment, opinionTables } from '@console/contract-company';
import { EMPTY, formatNumber } from '@console/contract-core';
import { EmptyState, Mark } from '@console/ui';
import { DataTable, OptionSelect, useFilterDraft, useTableState } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { subjectOf } from '../../tabs/subject-of.ts';
import { TextFilter } from './text-filter.tsx';
import { TITLE_CELL } from './title-cell.tsx';

const READINGS: readonly { value: Sentiment; label: string }[] = [
  { value: 'positive', label: '正面' },
  { value: 'neutral', label: '中性' },
  { value: 'negative', label: '负面' },
];

export function News({ company }: CompanyPartProps): ReactElement {
  const state = useTableState(opinionTables.news);
  const { draft, change, bar } = useFilterDraft(state);
  return (
    <DataTable
      client={client}
      spec={opinionTables.news}
      state={state}
      always={{ dataId: company.corpId }}
      subject={subjectOf(company)}
      rowKey="id"
      cells={{
        title: TITLE_CELL,
        sentiment: { draw: ({ sentiment }) => <Reading sentiment={sentiment} /> },
      }}
      filterBar={
        <TextFilter {...bar} search={draft.search} onSearch={(search) => change({ search })}>
          <OptionSelect
            label="情绪"
            all="全部情绪"
            options={READINGS}
            value={draft.sentiment}
            onChange={(sentiment) => change({ sentiment })}
          />
        </TextFilter>
      }
      empty={<EmptyState title="该公司没有新闻" cause="数据源中还没有关于该公司的报道" />}
    />
  );
}

/** The figure, and what it comes to where it is not neutral. Red and green are for prices alone. */
function Reading({ sentiment }: { readonly sentiment: number | null }): ReactElement {
  if (sentiment === null) return <>{EMPTY}</>;
  const figure = formatNumber(sentiment, { unit: 'number', signed: true });
  if (sentiment > NEUTRAL_UP_TO) return <Read as={<Mark tint="teal">正面</Mark>} figure={figure} />;
  if (sentiment < -NEUTRAL_UP_TO) return <Read as={<Mark tint="amber">负面</Mark>} figure={figure} />;
  return <Read as="中性" figure={figure} />;
}

function Read({ as, figure }: { readonly as: ReactElement | string; readonly figure: string }): ReactElement {
  return (
    <>
      {as} {figure}
    </>
  );
}
