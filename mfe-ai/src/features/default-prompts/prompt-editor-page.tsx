import { aiEntries, type DefaultPrompt } from '@console/contract-ai';
import { useCall, useCan, usePageTitle } from '@console/platform';
import { EmptyState, Ladder, NoPermission, Page, PageHead, PageLink, Panel } from '@console/ui';
import { useSearch } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { idIn } from '../../topic-parts/id-in.ts';
import './default-prompts.css';
import { PromptAbout } from './prompt-about.tsx';
import { PromptEditor } from './prompt-editor.tsx';
import { PromptHistory } from './prompt-history.tsx';
import { PROMPT_LIST_PATH } from './prompt-paths.ts';
import { PromptReading } from './prompt-reading.tsx';

/** with an id in the address the prompt is shown and saved, without one a new one is added. */
export function PromptEditorPage(): ReactElement {
  const [search] = useSearch();
  const given = new URLSearchParams(search).get('id') ?? '';
  if (given === '') return <NewPrompt />;
  const id = idIn(given);
  return id === null ? <NoPrompt /> : <StandingPrompt key={id} id={id} />;
}

function NewPrompt(): ReactElement {
  const title = '新增默认引导语';
  usePageTitle(title);
  const canSave = useCan('gssjk_gn_edit');
  if (canSave) return <PromptEditor prompt={null} />;
  return (
    <Page band={<PageHead title={title} />}>
      <Panel>
        <NoPermission authority="gssjk_gn_edit" />
      </Panel>
    </Page>
  );
}

function StandingPrompt({ id }: { readonly id: number }): ReactElement {
  const prompt = useCall(client, aiEntries.defaultPrompt, { id });
  const canEdit = useCan('gssjk_gn_edit');
  usePageTitle(`默认引导语 ${id}`);
  return (
    <Ladder
      keep
      answer={prompt}
      what="引导语"
      rows={8}
      rowHeight={64}
      unknown={<NoPrompt />}
      frame={(instead) => (
        <Page band={<PageHead title="默认引导语" />}>
          <Panel>{instead}</Panel>
        </Page>
      )}
    >
      {(data) => (canEdit ? <PromptEditor prompt={data} /> : <PromptSeen prompt={data} />)}
    </Ladder>
  );
}

/** The prompt for users who may view but not change it. */
function PromptSeen({ prompt }: { readonly prompt: DefaultPrompt }): ReactElement {
  return (
    <Page
      band={
        <PageHead
          title={`默认引导语 ${prompt.id}`}
          sub={
            <span className="prompt-about">
              <PromptAbout prompt={prompt} />
              <PageLink to={PROMPT_LIST_PATH}>返回列表</PageLink>
            </span>
          }
        />
      }
    >
      <div className="prompt-desk">
        <Panel title="语料与回答" sub="没有主题与提问匹配时使用">
          <PromptReading texts={prompt} />
        </Panel>
        <PromptHistory prompt={prompt} texts={prompt} />
      </div>
    </Page>
  );
}

function NoPrompt(): ReactElement {
  return (
    <Page band={<PageHead title="默认引导语" />}>
      <Panel>
        <EmptyState title="没有这份引导语" cause="它可能已被删除，或地址中的编号有误。">
          <PageLink to={PROMPT_LIST_PATH}>返回列表</PageLink>
        </EmptyState>
      </Panel>
    </Page>
  );
}
