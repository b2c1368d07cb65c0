import { aiEntries, DEFAULT_PROMPT_TEXTS } from '@console/contract-ai';
import { usePlatform, useChange } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

export interface PromptCommand {
  readonly kind: 'activate' | 'delete';
  readonly id: number;
}

const TEXTS = {
  activate: {
    title: '启用引导语',
    question: (id: number) => `启用后，编号 ${id} 的引导语将取代正在使用的引导语，立即生效。是否继续？`,
    button: '启用',
    done: '已启用',
  },
  delete: {
    title: '删除引导语',
    question: (id: number) => `编号 ${id} 的引导语及其历史版本将不再显示，且不能恢复。是否继续？`,
    button: '删除',
    done: DEFAULT_PROMPT_TEXTS.deleted,
  },
} as const;

interface PromptCommandDialogProps {
  readonly command: PromptCommand;
  readonly onClose: () => void;
}

/** Asks for confirmation first; a refusal is shown in the dialog, which stays open. */
export function PromptCommandDialog({ command, onClose }: PromptCommandDialogProps): ReactElement {
  const { notify } = usePlatform();
  const { kind, id } = command;
  const text = TEXTS[kind];
  const change = useChange(client);
  const run = async (): Promise<void> => {
    const entry = kind === 'delete' ? aiEntries.deleteDefaultPrompt : aiEntries.activateDefaultPrompt;
    const done = await change.run<object | boolean>(() => client.call(entry, { id }));
    if (done === null) return;
    notify.success(text.done);
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
      <p>{text.question(id)}</p>
    </AskDialog>
  );
}
