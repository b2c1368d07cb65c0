import { type ModuleReleases, type OutputOf, type releaseEntries } from '@console/contract-core';
import { useCan } from '@console/platform';
import { EmptyState, Ladder, Page, PageHead, Panel } from '@console/ui';
import { useAddressValue } from '@console/ui/data';
import { useState, type ReactElement } from 'react';
import { CanaryDialog } from './canary-dialog.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { HistoryTable } from './history-table.tsx';
import type { ReleaseCommand } from './release-command.ts';
import { SummaryTable } from './summary-table.tsx';
import { useReleases } from './use-releases.ts';
import { VersionTable } from './version-table.tsx';

/** 模块版本: the version of each module that each user gets, and the commands that change it. */
export default function ReleasesPage(): ReactElement {
  const releases = useReleases();
  const version = releases.data?.shell.version;
  return (
    <Page
      band={<PageHead title="模块版本" sub={version ? `外壳 ${version}，每 30 秒刷新` : '每 30 秒刷新'} />}
    >
      <Ladder
        keep
        answer={releases}
        what="模块版本"
        rows={8}
        rowHeight={32}
        frame={(instead) => <Panel>{instead}</Panel>}
      >
        {(data) => <Releases releases={data} />}
      </Ladder>
    </Page>
  );
}

type Opened =
  | { readonly kind: 'command'; readonly of: string; readonly command: ReleaseCommand }
  | { readonly kind: 'canary'; readonly of: string; readonly version: string };

interface ReleasesProps {
  readonly releases: OutputOf<typeof releaseEntries.releases>;
}

function Releases({ releases: { modules } }: ReleasesProps): ReactElement | null {
  const mayEdit = useCan('fbgl_edit');
  const [wanted, select] = useAddressValue('module');
  const [opened, setOpened] = useState<Opened | null>(null);
  const shown = modules.find(({ module }) => module === wanted) ?? modules[0];
  if (!shown) return null;
  const command = ({ module }: ModuleReleases, each: ReleaseCommand): void =>
    setOpened({ kind: 'command', of: module, command: each });
  const about = modules.find(({ module }) => module === opened?.of);
  const close = (): void => setOpened(null);
  return (
    <>
      <Panel title="各模块" sub="选择模块查看其版本与变更" flush>
        <SummaryTable
          modules={modules}
          selected={shown.module}
          onSelect={({ module }) => select(module)}
          onCommand={mayEdit ? command : null}
        />
      </Panel>
      <Panel title={`${shown.title}的版本`} sub={`共 ${shown.versions.length} 个`} flush>
        {shown.versions.length > 0 ? (
          <VersionTable
            module={shown}
            offers={
              mayEdit
                ? {
                    onActivate: (version) => command(shown, { kind: 'activate', version }),
                    onCanary: (version) => setOpened({ kind: 'canary', of: shown.module, version }),
                  }
                : null
            }
          />
        ) : (
          <EmptyState title="还没有登记版本" cause={`用 npm run release -- ${shown.module} 发布后出现在此`} />
        )}
      </Panel>
      {shown.history.length > 0 && (
        <Panel title={`${shown.title}的变更`} flush>
          <HistoryTable history={shown.history} />
        </Panel>
      )}
      {about && opened?.kind === 'command' && (
        <CommandDialog module={about} command={opened.command} onClose={close} />
      )}
      {about && opened?.kind === 'canary' && (
        <CanaryDialog module={about} version={opened.version} onClose={close} />
      )}
    </>
  );
}
