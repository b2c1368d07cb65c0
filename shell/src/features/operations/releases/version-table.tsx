import { EMPTY, type ModuleReleases, type ReleaseVersion } from '@console/contract-core';
import { Mark } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { bytesText } from '../../../core/words/bytes-text.ts';
import { failuresText } from './release-names.ts';
import styles from './releases.module.css';

interface VersionTableProps {
  readonly module: ModuleReleases;
  /** Null for who may only look. */
  readonly offers: {
    readonly onActivate: (version: string) => void;
    readonly onCanary: (version: string) => void;
  } | null;
}

/** Every version that was registered, the newest first. */
export function VersionTable({ module, offers }: VersionTableProps): ReactElement {
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">版本</th>
            <th scope="col">状态</th>
            <th scope="col">登记时间</th>
            <th scope="col">登记人</th>
            <th scope="col">需要</th>
            <th scope="col" className={styles['number']}>
              大小
            </th>
            <th scope="col">提交</th>
            <th scope="col" className={styles['failures']}>
              24 小时失败（次）
            </th>
            {offers && (
              <th scope="col" className={styles['actions']}>
                操作
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {module.versions.map((each) => (
            <tr key={each.version}>
              <td className={styles['version']}>{each.version}</td>
              <td>
                <Standing module={module} version={each} />
              </td>
              <td className={styles['time']}>{each.registeredAt}</td>
              <td>{each.registeredBy}</td>
              <td>
                <Needs version={each} />
              </td>
              <td className={styles['number']}>{each.bytes === null ? EMPTY : bytesText(each.bytes)}</td>
              <td className={styles['version']} title={each.commit ?? undefined}>
                {each.commit?.slice(0, COMMIT_LENGTH) ?? EMPTY}
              </td>
              <td className={styles['failures']}>{failuresText(each.failures) ?? '0'}</td>
              {offers && (
                <td className={styles['actions']}>
                  {mayRun(each) && each.version !== module.active ? (
                    <>
                      {offer('启用', each, offers.onActivate)}
                      {module.active !== null && offer('灰度', each, offers.onCanary)}
                    </>
                  ) : (
                    EMPTY
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const COMMIT_LENGTH = 8;

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

/** What a version is to the users now. */
function Standing({ module, version }: StandingProps): ReactElement {
  const marks = [
    version.version === module.active && <Mark tint="teal">当前</Mark>,
    version.version === module.canary?.version && <Mark tint="violet">灰度</Mark>,
    version.version === module.previous && <Mark tint="slate">上一版本</Mark>,
    !version.onDisk && <Mark tint="amber">文件已清除</Mark>,
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return <>{EMPTY}</>;
  return (
    <span className={styles['marks']}>
      {marks.map((mark, index) => (
        <span key={index}>{mark}</span>
      ))}
    </span>
  );
}

/** Its ranges, and why it cannot run where it cannot. */
function Needs({ version: { needs, unmet } }: { readonly version: ReleaseVersion }): ReactElement {
  const text = Object.entries(needs)
    .map(([name, range]) => `${name === 'shellApi' ? '外壳接口' : name} ${range}`)
    .join('，');
  return (
    <>
      <span className={styles['needs']} title={text}>
        {text || EMPTY}
      </span>
      {unmet !== null && <span className={styles['unmet']}>无法启用：{unmet}</span>}
    </>
  );
}
