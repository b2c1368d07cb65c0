import { usePlatform } from '@console/platform';
import { Facts, Panel, type Answer, type EmptyText } from '@console/ui';
import { ExportButton, saveSheet, type SheetKind } from '@console/ui/data';
import type { ReactElement } from 'react';
import { AnswerPanel } from '../state/answer-panel.tsx';
import { useSubject } from '../subject/subject-provider.tsx';
import { sheetOfFacts, type ProfileFact } from './profile-fact.ts';

export interface ProfilePanelProps<Profile> {
  readonly title: string;
  readonly source: string;
  /** The subject in the name of an exported file, where it is not the page's. */
  readonly whose?: string;
  /** Null where there is no profile. */
  readonly query: Answer<Profile | null>;
  /** The day of the profile, where it has one. */
  readonly asOf: (profile: Profile) => string | null;
  readonly facts: (profile: Profile) => readonly ProfileFact[];
  readonly empty: EmptyText;
}

/** The facts about a subject as labels and values, with their export. */
export function ProfilePanel<Profile>(props: ProfilePanelProps<Profile>): ReactElement {
  const { title, query, empty } = props;
  return (
    <AnswerPanel
      title={title}
      answer={query}
      rows={10}
      rowHeight={33}
      emptyOf={(profile) => (profile === null ? empty : null)}
    >
      {(profile) => <Known {...props} profile={profile as Profile} />}
    </AnswerPanel>
  );
}

interface KnownProps<Profile> extends ProfilePanelProps<Profile> {
  readonly profile: Profile;
}

function Known<Profile>({ profile, title, source, whose, ...read }: KnownProps<Profile>): ReactElement {
  const subject = useSubject();
  const { notify } = usePlatform();
  const facts = read.facts(profile);
  const asOf = read.asOf(profile);
  const save = (kind: SheetKind): void => {
    const sheet = sheetOfFacts({ title: `${whose ?? subject.title} ${title}`, source, asOf }, facts);
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
