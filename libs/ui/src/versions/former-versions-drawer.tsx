import { FORMER_VERSIONS_KEPT, type FormerVersion, type FormerVersionCalls } from '@console/contract-core';
import { useCall, useChange, usePlatform, type Client } from '@console/platform';
import { Button, Drawer } from 'antd';
import { useState, type ReactElement } from 'react';
import { WindowButton } from '../data/window-button.tsx';
import { FaultAlert } from '../form/fault-alert.tsx';
import { Ladder } from '../state/ladder.tsx';
import { FieldDifferences, type FieldText } from './field-differences.tsx';
import { VersionItem } from './version-item.tsx';

export interface FormerVersionsDrawerProps<Value> {
  readonly client: Client;
  readonly calls: FormerVersionCalls;
  /** The record's id. */
  readonly id: number;
  /** The current version, with which versions are compared and which a restored one replaces. */
  readonly version: number;
  /** The fields of a version beside those of the current one. */
  readonly fieldsOf: (value: Value) => readonly FieldText[];
  /** The text when no field of a version differs. */
  readonly alike?: string;
  /** Loads the record again, after another user saved it. */
  readonly onReload: () => Promise<unknown>;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/**
 * 历史版本: the former versions of a record, their differences from the current one, and a button to restore one.
 */
export function FormerVersionsDrawer<Value>(props: FormerVersionsDrawerProps<Value>): ReactElement {
  const { client, calls, id, onClose } = props;
  const [opened, setOpened] = useState<number | null>(null);
  const versions = useCall(client, calls.versions, { id });
  return (
    <Drawer open onClose={onClose} size={640} title="历史版本">
      <Ladder
        answer={versions}
        what="历史版本"
        rows={4}
        rowHeight={36}
        emptyOf={({ length }) => (length === 0 ? NO_VERSIONS : null)}
      >
        {(found) => (
          <ol className="c-versions">
            {found.map((former) => (
              <VersionItem
                key={former.version}
                version={former.version}
                savedBy={former.savedBy}
                savedAt={former.savedAt}
                unread={former.unread}
                open={opened === former.version}
                onToggle={() => setOpened(opened === former.version ? null : former.version)}
              >
                <Opened {...props} former={former} />
              </VersionItem>
            ))}
          </ol>
        )}
      </Ladder>
    </Drawer>
  );
}

const NO_VERSIONS = {
  title: '还没有历史版本',
  cause: `内容被修改后，此前的版本保留在此，最多 ${FORMER_VERSIONS_KEPT} 版。`,
};

interface OpenedProps<Value> extends FormerVersionsDrawerProps<Value> {
  readonly former: FormerVersion;
}

function Opened<Value>(props: OpenedProps<Value>): ReactElement {
  const { client, calls, id, version, former, fieldsOf, alike, onReload, onRestored } = props;
  const { notify } = usePlatform();
  const answer = useCall(client, calls.version, { id, version: former.version });
  const change = useChange(client);
  const [reloading, setReloading] = useState(false);
  const reload = async (): Promise<void> => {
    setReloading(true);
    await onReload();
    setReloading(false);
    change.forget();
  };
  const restore = async (): Promise<void> => {
    const input = { id, former: former.version, version };
    const restored = await change.run(() => client.call(calls.restore, input) as Promise<object | boolean>);
    if (restored === null) return;
    notify.success(`已恢复第 ${former.version} 版`);
    onRestored();
  };
  const Restore = calls.restore.inWindow ? WindowButton : Button;
  return (
    <Ladder answer={answer} what="该版本" rows={2} rowHeight={24}>
      {({ value }) => (
        <>
          <p className="c-version-hint">
            {former.replacedBy ?? '某用户'} 于 {former.replacedAt.slice(0, 16)} 保存了下一版。
          </p>
          <FieldDifferences fields={fieldsOf(value as Value)} {...(alike === undefined ? {} : { alike })} />
          <FaultAlert fault={change.fault} reloading={reloading} onReload={() => void reload()} />
          <Restore
            loading={change.running}
            aria-label={`恢复第 ${former.version} 版`}
            onClick={() => void restore()}
          >
            恢复
          </Restore>
        </>
      )}
    </Ladder>
  );
}
