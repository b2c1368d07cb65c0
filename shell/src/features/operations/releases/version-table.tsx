import { EMPTY, type ModuleReleases, type ReleaseVersion } from '@console/contract-core';
import { Mark, SmallTable, type SmallColumn } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { bytesText } from '../../../core/words/bytes-text.ts';
import { failuresText } from './release-names.ts';
import './releases.css';

interface VersionTableProps {
  readonly module: ModuleReleases;
  /** Null for users who may only look. */
  readonly offers: {
    readonly onActivate: (version: string) => void;
    readonly onCanary: (version: string) => void;
  } | null;
}

/** Every version that was registered, the newest first. */
export function VersionTable({ module, offers }: VersionTableProps): ReactElement {
  return (
    <div className="shell-releases-scroll">
      <SmallTable
        className="c-small shell-releases-table"
        rows={module.versions}
        keyOf={({ version }) => version}
        columns={[
          { title: '版本', className: 'shell-releases-version', cell: ({ version }) => version },
          { title: '状态', cell: (each) => <Standing module={module} version={each} /> },
          { title: '登记时间', className: 'shell-releases-time', cell: ({ registeredAt }) => registeredAt },
          { title: '登记人', cell: ({ registeredBy }) => registeredBy },
          { title: '需要', cell: (each) => <Needs version={each} /> },
          {
            title: '大小',
            className: 'shell-releases-number',
            cell: ({ bytes }) => (bytes === null ? EMPTY : bytesText(bytes)),
          },
          {
            title: '提交',
            className: 'shell-releases-version',
            cell: ({ commit }) => (
              <span title={commit ?? undefined}>{commit?.slice(0, COMMIT_LENGTH) ?? EMPTY}</span>
            ),
          },
          {
            title: '24 小时失败',
            unit: '次',
            className: 'shell-releases-failures',
            cell: ({ failures }) => failuresText(failures) ?? '0',
          },
          ...(offers ? [offersColumn(module, offers)] : []),
        ]}
      />
    </div>
  );
}

const COMMIT_LENGTH = 8;

const offersColumn = (
  { active }: ModuleReleases,
  { onActivate, onCanary }: NonNullable<VersionTableProps['offers']>,
): SmallColumn<ReleaseVersion> => ({
  title: '操作',
  className: 'shell-releases-actions',
  cell: (each) =>
    mayRun(each) && each.version !== active ? (
      <>
        {offer('启用', each, onActivate)}
        {active !== null && offer('灰度', each, onCanary)}
      </>
    ) : (
      EMPTY
    ),
});

const mayRun = ({ unmet, onDisk }: ReleaseVersion): boolean => unmet === null && onDisk;

const offer = (
  label: string,
  { version }: ReleaseVersion,
  onClick: (version: string) => void,
): ReactElement => (
  <Button type="link" size="small" aria-label={`${label} ${version}`} onClick={() => onClick(version)}>
    {label}
  </Button>
);

interface StandingProps {
  readonly module: ModuleReleases;
  readonly version: ReleaseVersion;
}

/** The users who get a version now. */
function Standing({ module, version }: StandingProps): ReactElement {
  const marks = [
    version.version === module.active && <Mark tint="teal">当前</Mark>,
    version.version === module.canary?.version && <Mark tint="violet">灰度</Mark>,
    version.version === module.previous && <Mark tint="slate">上一版本</Mark>,
    !version.onDisk && <Mark tint="amber">文件已清除</Mark>,
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return <>{EMPTY}</>;
  return (
    <span className="shell-releases-marks">
      {marks.map((mark, index) => (
        <span key={index}>{mark}</span>
      ))}
    </span>
  );
}

/** The version ranges a release needs, and why it cannot run if it cannot. */
function Needs({ version: { needs, unmet } }: { readonly version: ReleaseVersion }): ReactElement {
  const text = Object.entries(needs)
    .map(([name, range]) => `${name === 'shellApi' ? '外壳接口' : name} ${range}`)
    .join('，');
  return (
    <>
      <span className="shell-releases-needs">{text || EMPTY}</span>
      {unmet !== null && <span className="shell-releases-unmet">无法启用：{unmet}</span>}
    </>
  );
}
