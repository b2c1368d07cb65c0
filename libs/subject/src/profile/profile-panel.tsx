import { usePlatform } from '@console/platform';
import { EmptyState, ErrorState, Facts, Panel, Skeleton } from '@console/ui';
import { ExportButton, saveSheet, type SheetKind } from '@console/ui/data';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { sheetOfFacts, type ProfileFact } from './profile-fact.ts';

export interface ProfilePanelProps<Profile> {
  readonly title: string;
  readonly source: string;
  /** Names the exported file beside the title. */
  readonly subject: string;
  /** Null where there is no profile. */
  readonly query: UseQueryResult<Profile | null, Error>;
  /** The day the profile speaks of, where it names one. */
  readonly asOf: (profile: Profile) => string | null;
  readonly facts: (profile: Profile) => readonly ProfileFact[];
  readonly empty: { readonly title: string; readonly cause: string };
}

/** What is known of a company or a fund, label and value, and its export. */
export function ProfilePanel<Profile>(props: ProfilePanelProps<Profile>): ReactElement {
  const { title, source, subject, query, empty } = props;
  const { notify } = usePlatform();
  if (query.isError || query.data === undefined || query.data === null) {
    return (
      <Panel title={title}>
        {query.isError ? (
          <ErrorState title={`${title}没有取到`} error={query.error} onRetry={() => void query.refetch()} />
        ) : query.data === null ? (
          <EmptyState {...empty} />
        ) : (
          <Skeleton rows={10} rowHeight={33} />
        )}
      </Panel>
    );
  }
  const facts = props.facts(query.data);
  const asOf = props.asOf(query.data);
  const save = (kind: SheetKind): void => {
    const sheet = sheetOfFacts({ title: `${subject} ${title}`, source, asOf }, facts);
    saveSheet(sheet, kind).catch(() => notify.error('导出失败'));
  };
  return (
    <Panel
      title={title}
      sub={[`来源 ${source}`, asOf && `截至 ${asOf}`].filter(Boolean).join(' · ')}
      actions={<ExportButton onExport={save} />}
    >
      <Facts facts={facts} />
    </Panel>
  );
}
