import { industryEntries } from '@console/contract-industry';
import { CallError, useCall, useCan, usePageTitle } from '@console/platform';
import { EmptyState, ErrorState, Page, PageLink, Panel, Skeleton, WindowNotice } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { EditIndustryDialog } from '../../maintain/edit-industry-dialog.tsx';
import { IndustryVersions } from '../../maintain/industry-versions.tsx';
import { useEditing } from '../../maintain/use-editing.ts';
import { backPath } from './back-path.ts';
import { readDetailQuery } from './detail-query.ts';
import { IndustryStrip } from './industry-strip.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** One industry: its strip, and below it its settings. */
export function IndustryDetailPage(): ReactElement {
  const [search] = useSearch();
  const query = useMemo(() => readDetailQuery(search), [search]);
  const { industryId } = query;
  const answer = useCall(
    client,
    industryEntries.industry,
    { industryId: industryId ?? 0 },
    { enabled: industryId !== null },
  );
  const editing = useEditing();
  const [history, setHistory] = useState(false);
  const canEdit = useCan('hysjk_gn_edit');
  const industry = answer.data;
  usePageTitle(industry?.industryName ?? (query.title || null));
  const unknown = industryId === null || (answer.error instanceof CallError && answer.error.status === 404);
  return (
    <Page
      notice={<WindowNotice />}
      band={<IndustryStrip query={query} industry={unknown ? undefined : industry} />}
    >
      {unknown ? (
        <Unknown listPath={backPath(query.type)} />
      ) : answer.isError ? (
        <Panel>
          <ErrorState title="行业资料没有取到" error={answer.error} onRetry={() => void answer.refetch()} />
        </Panel>
      ) : !industry ? (
        <Panel title="行业设置">
          <Skeleton rows={5} rowHeight={33} />
        </Panel>
      ) : (
        <SettingsPanel
          industry={industry}
          editPending={editing.pending !== null}
          onHistory={() => setHistory(true)}
          onEdit={canEdit ? () => editing.open(industry.industryId) : undefined}
        />
      )}
      {history && industry && (
        <IndustryVersions
          industry={industry}
          onReload={() => answer.refetch()}
          onClose={() => setHistory(false)}
        />
      )}
      {editing.industry && (
        <EditIndustryDialog title="修改行业数据" industry={editing.industry} onClose={editing.close} />
      )}
    </Page>
  );
}

function Unknown({ listPath }: { readonly listPath: string }): ReactElement {
  return (
    <Panel>
      <EmptyState title="没有这个行业" cause="它可能已被删除，或不属于当前租户；请核对链接中的行业编号。">
        <PageLink to={listPath}>返回行业列表</PageLink>
      </EmptyState>
    </Panel>
  );
}
