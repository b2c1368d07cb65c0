import type { OutputOf } from '@console/contract-core';
import { factorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { Ladder } from '@console/ui';
import { Button, Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import '../relation/relation.css';

export type FactorVersion = OutputOf<typeof factorCalls.factorVersions>[number];

export interface VersionDrawerProps {
  readonly factorId: number;
  readonly version: number | null;
  /** Loads a version into the editor, unsaved; null for users who may only look. */
  readonly onRestore: ((version: FactorVersion) => void) | null;
  readonly onClose: () => void;
}

/** Every version of the factor with its formula, newest first. */
export function VersionDrawer({ factorId, version, onRestore, onClose }: VersionDrawerProps): ReactElement {
  const versions = useCall(client, factorCalls.factorVersions, { id: factorId });
  return (
    <Drawer open size={560} title="版本记录" onClose={onClose}>
      <Ladder keep answer={versions} what="版本记录" rows={6} rowHeight={48}>
        {(data) => (
          <ol className="factor-versions">
            {newestFirst(data).map((each) => (
              <li key={each.version}>
                <div>
                  <b>v{each.version}</b>
                  <span>{[each.createdUser, each.createdTime.slice(0, 16)].filter(Boolean).join(' ')}</span>
                  {each.version === version ? (
                    <small>当前版本</small>
                  ) : (
                    onRestore && (
                      <Button
                        size="small"
                        aria-label={`恢复 v${each.version}`}
                        onClick={() => onRestore(each)}
                      >
                        恢复
                      </Button>
                    )
                  )}
                </div>
                <code>{each.formula}</code>
              </li>
            ))}
          </ol>
        )}
      </Ladder>
    </Drawer>
  );
}

const newestFirst = (versions: readonly FactorVersion[]): readonly FactorVersion[] =>
  [...versions].sort((a, b) => b.version - a.version);
