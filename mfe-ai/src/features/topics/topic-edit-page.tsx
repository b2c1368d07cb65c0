import { aiEntries, type Topic } from '@console/contract-ai';
import { useCall, useCan, usePageTitle, usePlatform } from '@console/platform';
import { EmptyState, Ladder, NoPermission, Page, PageHead, PageLink, Panel } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { EditForm, SaveButtons } from '@console/ui/edit';
import { Form } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { idIn } from '../../topic-parts/id-in.ts';
import { TemplateRows } from './template-rows.tsx';
import { TopicFields } from './topic-fields.tsx';
import { TOPIC_LIST_PATH } from '../../topic-parts/topic-paths.ts';
import { TopicPreviewPanel } from './topic-preview-panel.tsx';
import { TOPIC_REFUSALS } from './topic-refusals.ts';
import './topics.css';
import { useTopicEdit } from './use-topic-edit.ts';
import { useTopicPreview } from './use-topic-preview.ts';

/** the analysis topic: with an id in the address it is changed, without one a new one is added. */
export function TopicEditPage(): ReactElement {
  const [search] = useSearch();
  const given = new URLSearchParams(search).get('id') ?? '';
  const id = idIn(given);
  const authority = given === '' ? 'gssjk_gn_add' : 'gssjk_gn_edit';
  if (!useCan(authority))
    return (
      <Framed>
        <NoPermission authority={authority} />
      </Framed>
    );
  if (given === '') return <Desk topic={null} />;
  return id === null ? <NoTopic /> : <Standing key={id} id={id} />;
}

function Standing({ id }: { readonly id: number }): ReactElement {
  const topic = useCall(client, aiEntries.topic, { id });
  return (
    <Ladder
      keep
      answer={topic}
      what="分析主题"
      rows={8}
      rowHeight={48}
      unknown={<NoTopic />}
      frame={(instead) => <Framed>{instead}</Framed>}
    >
      {(data) => <Desk topic={data} />}
    </Ladder>
  );
}

function Desk({ topic }: { readonly topic: Topic | null }): ReactElement {
  const { page } = usePlatform();
  const title = topic === null ? '新增分析主题' : `编辑分析主题：${topic.topic}`;
  usePageTitle(title);
  const edit = useTopicEdit(topic, () => page.back(TOPIC_LIST_PATH));
  const preview = useTopicPreview(edit.draft, topic?.id ?? null);
  const faults = preview.answer.data?.prompts.map(({ fault }) => fault) ?? [];
  return (
    <Page band={<PageHead title={title} sub={<PageLink to={TOPIC_LIST_PATH}>返回列表</PageLink>} />}>
      <EditForm
        edit={edit}
        refusals={TOPIC_REFUSALS}
        buttons={<SaveButtons edit={edit} leaveText={edit.changed ? '放弃修改' : '取消'} />}
      >
        <div className="topic-desk">
          <Panel title="主题">
            <TopicFields whole exists={topic !== null} />
          </Panel>
          <Panel title="提示词模板" sub="按工作流序号依次使用">
            <Form.Item name="templates" noStyle>
              <TemplateRows faults={faults} />
            </Form.Item>
          </Panel>
          <TopicPreviewPanel preview={preview} type={edit.draft.invTargetTypeDictKey} />
        </div>
      </EditForm>
    </Page>
  );
}

function Framed({ children }: { readonly children: React.ReactNode }): ReactElement {
  return (
    <Page band={<PageHead title="分析主题" />}>
      <Panel>{children}</Panel>
    </Page>
  );
}

function NoTopic(): ReactElement {
  return (
    <Framed>
      <EmptyState title="没有这个主题" cause="它可能已被删除，或地址中的编号有误。">
        <PageLink to={TOPIC_LIST_PATH}>返回列表</PageLink>
      </EmptyState>
    </Framed>
  );
}
