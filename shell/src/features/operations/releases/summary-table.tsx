import { EMPTY, LOAD_FAILURES, type ModuleReleases } from '@console/contract-core';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { audienceText } from './audience-text.ts';
import type { ReleaseCommand } from './release-command.ts';
import styles from './releases.module.css';

interface SummaryTableProps {
  readonly modules: readonly ModuleReleases[];
  /** The module whose versions stand below. */
  readonly selected: string;
  readonly onSelect: (module: ModuleReleases) => void;
  /** Null for who may only look. */
  readonly onCommand: ((module: ModuleReleases, command: ReleaseCommand) => void) | null;
}

/** Every module in a line: what runs, for whom, and what it would go back to. */
export function SummaryTable(props: SummaryTableProps): ReactElement {
  const { modules, selected, onSelect, onCommand } = props;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">模块</th>
          <th scope="col">当前版本</th>
          <th scope="col">灰度版本</th>
          <th scope="col">灰度范围</th>
          <th scope="col">上一版本</th>
          <th scope="col" className={styles['number']}>
            24 小时失败（次）
          </th>
          {onCommand && (
            <th scope="col" className={styles['summaryActions']}>
              操作
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {modules.map((module) => (
          <tr key={module.module} data-selected={module.module === selected}>
            <td>
              <button
                type="button"
                className={styles['name']}
                aria-pressed={module.module === selected}
                onClick={() => onSelect(module)}
              >
                {module.title}
              </button>
            </td>
            <td className={styles['version']}>{module.active ?? EMPTY}</td>
            <td className={styles['version']}>{module.canary?.version ?? EMPTY}</td>
            <td>{module.canary ? audienceText(module.canary.audience) : EMPTY}</td>
            <td className={styles['version']}>{module.previous ?? EMPTY}</td>
            <td className={styles['number']}>{failureCount(module)}</td>
            {onCommand && (
              <td>
                {commandsOf(module).map(({ label, command }) => (
                  <Button
                    key={command.kind}
                    type="link"
                    size="small"
                    aria-label={`${label} ${module.title}`}
                    onClick={() => onCommand(module, command)}
                  >
                    {label}
                  </Button>
                ))}
                {commandsOf(module).length === 0 && EMPTY}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Offered {
  readonly label: string;
  readonly command: ReleaseCommand;
}

/** A canary is decided before anything else is taken back. */
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
