import { releaseEntries, type ModuleReleases } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { Modal, useFocusReturn } from '@console/ui/form';
import type { ReactElement } from 'react';
import { markOf } from './mark-of.ts';
import { commandApplies, commandText, type ReleaseCommand } from './release-command.ts';
import { ReleaseFault } from './release-fault.tsx';
import { client } from './releases-client.ts';
import './releases.css';
import { useReleaseChange } from './use-release-change.ts';

interface CommandDialogProps {
  readonly module: ModuleReleases;
  readonly command: ReleaseCommand;
  readonly onClose: () => void;
}

/**
 * Lists what a command will do, and to whom, before it runs; a refusal is shown in the dialog, which stays
 * open.
 */
export function CommandDialog({ module: now, command, onClose }: CommandDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useReleaseChange(now);
  const { module } = change;
  const applies = commandApplies(command, module);
  const text = commandText(command, module);
  useFocusReturn();
  const run = async (): Promise<void> => {
    const { kind, version } = command;
    const done = await change.run(() =>
      kind === 'activate' || kind === 'promote'
        ? client.call(releaseEntries.activateRelease, { module: module.module, version, ...markOf(module) })
        : client.call(releaseEntries.rollbackRelease, { module: module.module, ...markOf(module) }),
    );
    if (!done) return;
    notify.success(text.done);
    onClose();
  };
  return (
    <Modal
      open
      title={text.title}
      okText={text.button}
      cancelText="取消"
      okButtonProps={{ autoFocus: true, disabled: !applies }}
      confirmLoading={change.running}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <div className="c-column shell-releases-stack">
        <ReleaseFault change={change} />
        {applies ? text.effects.map((effect) => <p key={effect}>{effect}</p>) : <p>此操作已不再适用。</p>}
      </div>
    </Modal>
  );
}
