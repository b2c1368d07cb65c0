import { aiEntries } from '@console/contract-ai';
import { formatNumber } from '@console/contract-core';
import { useCall } from '@console/platform';
import { EmptyState, Ladder } from '@console/ui';
import { Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

interface PromptViewProps {
  readonly questionId: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the models were given for a question. */
export function PromptView({ questionId, open, onClose }: PromptViewProps): ReactElement {
  return (
    <Drawer open={open} onClose={onClose} size={720} title="提示词" destroyOnHidden>
      {open && <Content questionId={questionId} />}
    </Drawer>
  );
}

function Content({ questionId }: { readonly questionId: number }): ReactElement {
  const prompt = useCall(client, aiEntries.questionPrompt, { questionId });
  return (
    <Ladder answer={prompt} what="提示词" rows={8} rowHeight={48}>
      {({ messages, tokens }) =>
        messages.length === 0 ? (
          <EmptyState title="没有提示词" cause="数据不足以作答，没有询问模型" />
        ) : (
          <div className="c-column">
            <span className="c-panel-sub">约 {formatNumber(tokens, { unit: 'integer' })} 词元</span>
            {messages.map(({ role, content }, at) => (
              <pre key={at} className="ask-prompt" aria-label={role === 'system' ? '系统' : '用户'}>
                {content}
              </pre>
            ))}
          </div>
        )
      }
    </Ladder>
  );
}
