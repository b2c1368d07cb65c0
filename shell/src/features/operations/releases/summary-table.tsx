import { EMPTY, LOAD_FAILURES, type ModuleReleases } from '@console/contract-core';
import { SmallTable } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement, ReactNode } from 'react';
import { audienceText } from './audience-text.ts';
import type { ReleaseCommand } from './release-command.ts';
import './releases.css';

interface SummaryTableProps {
  readonly modules: readonly ModuleReleases[];
  /** The module whose versions are shown below. */
  readonly selected: string;
  readonly onSelect: (module: ModuleReleases) => void;
  /** Null for users who may only look. */
  readonly onCommand: ((module: ModuleReleases, command: ReleaseCommand) => void) | null;
}

/** All modules, one per row: their release, who gets it, and the one a rollback would restore. */
export function SummaryTable(props: SummaryTableProps): ReactElement {
  const { modules, selected, onSelect, onCommand } = props;
  return (
    <SmallTable
      className="c-small shell-releases-table"
      rows={modules}
      keyOf={({ module }) => module}
      look={({ module }) => ({ selected: module === selected })}
      columns={[
        {
          title: '模块',
          cell: (module) => (
            <button
              type="button"
              className="c-name-button"
              aria-pressed={module.module === selected}
              onClick={() => onSelect(module)}
            >
              {module.title}
            </button>
          ),
        },
        { title: '当前版本', className: 'shell-releases-version', cell: ({ active }) => active ?? EMPTY },
        {
          title: '灰度版本',
          className: 'shell-releases-version',
          cell: ({ canary }) => canary?.version ?? EMPTY,
        },
        {
          title: '灰度范围',
          cell: ({ canary }) => (canary ? audienceText(canary.audience) : EMPTY),
        },
        { title: '上一版本', className: 'shell-releases-version', cell: ({ previous }) => previous ?? EMPTY },
        { title: '24 小时失败', unit: '次', className: 'shell-releases-number', cell: failureCount },
        ...(onCommand
          ? [
              {
                title: '操作',
                className: 'shell-releases-summary-actions',
                cell: (module: ModuleReleases) => <Commands module={module} onCommand={onCommand} />,
              },
            ]
          : []),
      ]}
    />
  );
}

interface CommandsProps {
  readonly module: ModuleReleases;
  readonly onCommand: NonNullable<SummaryTableProps['onCommand']>;
}

function Commands({ module, onCommand }: CommandsProps): ReactNode {
  const offered = commandsOf(module);
  if (offered.length === 0) return EMPTY;
  return offered.map(({ label, command }) => (
    <Button
      key={command.kind}
      type="link"
      size="small"
      aria-label={`${label} ${module.title}`}
      onClick={() => onCommand(module, command)}
    >
      {label}
    </Button>
  ));
}

interface Offered {
  readonly label: string;
  readonly command: ReleaseCommand;
}

/** The commands a module offers: a canary is promoted or ended before anything else is rolled back. */
function commandsOf({ canary, previous }: ModuleReleases): readonly Offered[] {
  if (canary) {
    const { version } = canary;
    return [
      { label: '全量', command: { kind: 'promote', version } },
      { label: '结束灰度', command: { kind: 'end-canary', version } },
    ];
  }
  return previous === null ? [] : [{ label: '回滚', command: { kind: 'rollback', version: previous } }];
}

const failureCount = ({ versions }: ModuleReleases): number =>
  versions.reduce(
    (sum, { failures }) => LOAD_FAILURES.reduce((count, kind) => count + failures[kind], sum),
    0,
  );
