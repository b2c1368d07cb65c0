import { aiEntries, DEFAULT_PROMPT_TEXTS } from '@console/contract-ai';
import { usePlatform, useChange } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

export interface PromptCommand {
  readonly kind: 'activate' | 'delete';
  readonly id: number;
  /** The version to put in use: the newest without one. */
  readonly number?: number;
}

const TEXTS = {
  activate: {
    title: '启用引导语',
    question: ({ id, number }: PromptCommand) =>
      `启用后，编号 ${id} 的引导语${number === undefined ? '的最新版本' : `第 ${number} 版`}将取代正在使用的版本，新的提问立即使用。是否继续？`,
    button: '启用',
    done: ({ number }: PromptCommand) => (number === undefined ? '已启用' : `已启用第 ${number} 版`),
  },
  delete: {
    title: '删除引导语',
    question: ({ id }: PromptCommand) => `编号 ${id} 的引导语及其历史版本将不再显示，且不能恢复。是否继续？`,
    button: '删除',
    done: () => DEFAULT_PROMPT_TEXTS.deleted,
  },
} as const;

interface PromptCommandDialogProps {
  readonly command: PromptCommand;
  readonly onClose: () => void;
}

/** Asks for confirmation first; a refusal is shown in the dialog, which stays open. */
export function PromptCommandDialog({ command, onClose }: PromptCommandDialogProps): ReactElement {
  const { notify } = usePlatform();
  const { kind, ...input } = command;
  const text = TEXTS[kind];
  const change = useChange(client);
  const run = async (): Promise<void> => {
    const done = await change.run<object | boolean>(() =>
      kind === 'delete'
        ? client.call(aiEntries.deleteDefaultPrompt, { id: command.id })
        : client.call(aiEntries.activateDefaultPrompt, input),
    );
    if (done === null) return;
    notify.success(text.done(command));
    onClose();
  };
  return (
    <AskDialog
      title={text.title}
      okText={text.button}
      danger={kind === 'delete'}
      running={change.running}
      fault={change.fault}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{text.question(command)}</p>
    </AskDialog>
  );
}
