import { aiEntries } from '@console/contract-ai';
import { useCan, useCall } from '@console/platform';
import { Ladder, PageLink } from '@console/ui';
import { Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { PromptAbout } from './prompt-about.tsx';
import { promptEditPath } from './prompt-paths.ts';
import { PromptReading } from './prompt-reading.tsx';

interface PromptDrawerProps {
  /** Null while closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

/** One prompt with its whole texts, beside the list. */
export function PromptDrawer({ id, onClose }: PromptDrawerProps): ReactElement {
  const canEdit = useCan('gssjk_gn_edit');
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      size={640}
      title={id === null ? '默认引导语' : `默认引导语 ${id}`}
      extra={
        id !== null && <PageLink to={promptEditPath(id)}>{canEdit ? '编辑与历史版本' : '历史版本'}</PageLink>
      }
      destroyOnHidden
    >
      {id !== null && <Content key={id} id={id} />}
    </Drawer>
  );
}

function Content({ id }: { readonly id: number }): ReactElement {
  const prompt = useCall(client, aiEntries.defaultPrompt, { id });
  return (
    <Ladder answer={prompt} what="引导语" rows={8} rowHeight={48}>
      {(data) => (
        <div className="c-column">
          <PromptAbout prompt={data} />
          <PromptReading texts={data} />
        </div>
      )}
    </Ladder>
  );
}
