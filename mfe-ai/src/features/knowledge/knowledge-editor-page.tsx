import {
  aiEntries,
  KNOWLEDGE_LIMITS,
  KNOWLEDGE_TEXTS,
  knowledgeTitle,
  TOPIC_MESSAGES,
  type Knowledge,
} from '@console/contract-ai';
import { useCall, useCan, usePageTitle, usePlatform } from '@console/platform';
import { RichText, RichTextEditor } from '@console/subject/rich-text';
import { EmptyState, Ladder, NoPermission, Page, PageHead, PageLink, Panel } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { EditPage, schemaField, useEdit } from '@console/ui/edit';
import { Form, Input } from '@console/ui/form';
import type { ReactElement, ReactNode } from 'react';
import { client } from '../../client.ts';
import { idIn } from '../../topic-parts/id-in.ts';
import { KnowledgeFiles } from './knowledge-files.tsx';
import { KNOWLEDGE_LIST_PATH } from './knowledge-paths.ts';

/** A knowledge entry: with an id in the address it is read and changed, without one a new one is added. */
export function KnowledgeEditorPage(): ReactElement {
  const [search] = useSearch();
  const given = new URLSearchParams(search).get('id') ?? '';
  const mayAdd = useCan('gssjk_gn_add');
  if (given === '')
    return mayAdd ? (
      <Editor entry={null} />
    ) : (
      <Framed title="新增知识条目">
        <Panel>
          <NoPermission authority="gssjk_gn_add" />
        </Panel>
      </Framed>
    );
  const id = idIn(given);
  return id === null ? <NoEntry /> : <Standing key={id} id={id} />;
}

function Standing({ id }: { readonly id: number }): ReactElement {
  const entry = useCall(client, aiEntries.knowledge, { id }, { staleTime: 0 });
  const mayEdit = useCan('gssjk_gn_edit');
  usePageTitle(entry.data ? `知识：${entry.data.title}` : null);
  return (
    <Ladder
      keep
      answer={entry}
      what="知识条目"
      rows={8}
      rowHeight={48}
      unknown={<NoEntry />}
      frame={(instead) => (
        <Framed title="知识条目">
          <Panel>{instead}</Panel>
        </Framed>
      )}
    >
      {(data) =>
        mayEdit ? (
          <Editor entry={data} />
        ) : (
          <Framed title={data.title}>
            <Panel title="正文" sub={`${data.passages} 段，更新于 ${data.updateTime.slice(0, 16)}`}>
              <RichText html={data.content} />
            </Panel>
            <KnowledgeFiles knowledgeId={data.id} mayEdit={false} />
          </Framed>
        )
      }
    </Ladder>
  );
}

interface Draft {
  readonly title: string;
  readonly content: string;
}

function Editor({ entry }: { readonly entry: Knowledge | null }): ReactElement {
  const { page } = usePlatform();
  const edit = useEdit({
    client,
    read: entry,
    fields: (read: Knowledge | null): Draft => ({ title: read?.title ?? '', content: read?.content ?? '' }),
    sent: ({ title, content }) => ({ title: title.trim(), content }),
    add: (sent, keyOf) => client.call(aiEntries.addKnowledge, sent, { idempotencyKey: keyOf(sent) }),
    update: (sent, { id, version }) => client.call(aiEntries.updateKnowledge, { ...sent, id, version }),
    latest: ({ id }) => client.call(aiEntries.knowledge, { id }),
    notice: entry === null ? KNOWLEDGE_TEXTS.added : KNOWLEDGE_TEXTS.saved,
    leave: () => page.back(KNOWLEDGE_LIST_PATH),
  });
  return (
    <Framed title={entry === null ? '新增知识条目' : `编辑知识条目：${entry.title}`}>
      <EditPage title="内容" edit={edit} refusals={REFUSALS}>
        <Form.Item name="title" label="标题" {...schemaField(knowledgeTitle())}>
          <Input maxLength={KNOWLEDGE_LIMITS.title} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="content"
          label="正文"
          extra={`最多 ${KNOWLEDGE_LIMITS.text} 个字；保存后按段落收录，提问时取最相关的段落`}
        >
          <ContentInput key={`${edit.read?.version ?? 0}.${edit.attempt}`} />
        </Form.Item>
      </EditPage>
      {entry === null ? (
        <p className="c-hint">保存后可添加 PDF 或 docx 文件。</p>
      ) : (
        <KnowledgeFiles knowledgeId={entry.id} mayEdit />
      )}
    </Framed>
  );
}

const REFUSALS = {
  [TOPIC_MESSAGES.titleTaken.code]: 'title',
  [TOPIC_MESSAGES.noText.code]: 'content',
  [TOPIC_MESSAGES.longText.code]: 'content',
} as const;

interface ContentInputProps {
  /** Given by the form that contains it. */
  readonly value?: string;
  readonly onChange?: (html: string) => void;
}

const ContentInput = ({ value = '', onChange }: ContentInputProps): ReactElement => (
  <RichTextEditor label="正文" html={value} onChange={(html) => onChange?.(html)} />
);

function Framed({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <Page band={<PageHead title={title} sub={<PageLink to={KNOWLEDGE_LIST_PATH}>返回列表</PageLink>} />}>
      {children}
    </Page>
  );
}

function NoEntry(): ReactElement {
  return (
    <Framed title="知识条目">
      <Panel>
        <EmptyState title="没有这个知识条目" cause="它可能已被删除，或地址中的编号有误。" />
      </Panel>
    </Framed>
  );
}
