import { aiEntries, KNOWLEDGE_FILE_LIMITS, KNOWLEDGE_TEXTS, type KnowledgeFile } from '@console/contract-ai';
import { FILES_PATH, formatNumber, TEXT_FILE_MAX_BYTES } from '@console/contract-core';
import { useCall, useChange, usePlatform } from '@console/platform';
import { useUploads, type UploadFile } from '@console/subject/rich-text';
import { AddIcon, Ladder, Mark, Panel, SmallTable, type SmallColumn } from '@console/ui';
import { Button, FaultAlert } from '@console/ui/form';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { client } from '../../client.ts';
import './knowledge.css';

interface KnowledgeFilesProps {
  readonly knowledgeId: number;
  readonly mayEdit: boolean;
  /** Default: to the service of uploads. */
  readonly upload?: UploadFile;
}

/** The pause between two looks at a document that is being read. */
const LOOK_MS = 1_500;
/** And where none is being read, for what colleagues change. */
const REST_MS = 60_000;
const KINDS = '.pdf,.docx';
const HINT = `PDF 或 docx，每个不超过 ${TEXT_FILE_MAX_BYTES / 1024 / 1024} MB、${KNOWLEDGE_FILE_LIMITS.pages} 页，最多 ${KNOWLEDGE_FILE_LIMITS.files} 个`;

/** The documents of a knowledge entry, with the state of their texts. */
export function KnowledgeFiles({ knowledgeId, mayEdit, upload }: KnowledgeFilesProps): ReactElement {
  const files = useCall(
    client,
    aiEntries.knowledgeFiles,
    { knowledgeId },
    {
      staleTime: 0,
      refetchInterval: (found) => (found?.some(({ state }) => state === 'reading') ? LOOK_MS : REST_MS),
    },
  );
  const { notify } = usePlatform();
  const uploads = useUploads(upload);
  const { run, fault } = useChange(client);
  const picker = useRef<HTMLInputElement>(null);
  const change = async (send: () => Promise<KnowledgeFile | true>, notice: string): Promise<void> => {
    if ((await run(send)) !== null) notify.success(notice);
  };
  const attach = (file: File): void =>
    void uploads.start(file, ({ link }) => {
      const fileKey = link.slice(FILES_PATH.length);
      void change(
        () => client.call(aiEntries.attachKnowledgeFile, { knowledgeId, fileKey }),
        KNOWLEDGE_TEXTS.fileAdded,
      );
    });
  const reread = (id: number): void =>
    void change(() => client.call(aiEntries.rereadKnowledgeFile, { id }), KNOWLEDGE_TEXTS.fileAdded);
  const remove = (id: number): void =>
    void change(() => client.call(aiEntries.removeKnowledgeFile, { id }), KNOWLEDGE_TEXTS.fileRemoved);
  return (
    <Panel
      title="文件"
      sub={HINT}
      flush
      actions={
        mayEdit && (
          <>
            <Button
              size="small"
              icon={<AddIcon />}
              loading={uploads.running.length > 0}
              onClick={() => picker.current?.click()}
            >
              添加文件
            </Button>
            <input
              ref={picker}
              type="file"
              hidden
              aria-label="知识文件"
              accept={KINDS}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) attach(file);
                // Otherwise choosing the same file once more is no change.
                event.target.value = '';
              }}
            />
          </>
        )
      }
    >
      <div className="topic-knowledge-said">
        <FaultAlert fault={uploads.fault === null ? fault : new Error(uploads.fault)} />
        {uploads.running.map(({ id, name, share }) => (
          <div key={id} className="topic-knowledge-upload" role="status">
            <span className="c-cut">{name}</span>
            <span className="c-panel-sub">
              正在上传 {formatNumber(share, { unit: 'percent', decimals: 0 })}%
            </span>
            <Button
              size="small"
              type="text"
              aria-label={`取消上传 ${name}`}
              onClick={() => uploads.cancel(id)}
            >
              取消
            </Button>
          </div>
        ))}
      </div>
      <Ladder answer={files} what="文件" rows={2} rowHeight={33}>
        {(found) => (
          <SmallTable
            columns={mayEdit ? [...COLUMNS, actions({ reread, remove })] : COLUMNS}
            rows={found}
            keyOf={({ id }) => `${id}`}
            empty={{ title: '没有文件', cause: '添加的文件会提取文字，与正文一样供提问引用。' }}
          />
        )}
      </Ladder>
    </Panel>
  );
}

const COLUMNS: readonly SmallColumn<KnowledgeFile>[] = [
  {
    title: '文件名',
    heading: true,
    cell: ({ name, link }) => (
      <a href={link} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    ),
  },
  { title: '文字', cell: stateText },
  { title: '添加人', cell: ({ addedUser }) => addedUser ?? '—' },
  { title: '添加时间', cell: ({ addedTime }) => addedTime.slice(0, 16) },
];

function stateText({ state, reason, characters, passages }: KnowledgeFile): ReactNode {
  if (state === 'reading') return <Mark tint="navy">正在读取</Mark>;
  if (state === 'failed')
    return (
      <>
        <Mark tint="amber">无法读取</Mark> {reason ?? '原因不明'}
      </>
    );
  return `${formatNumber(characters, { unit: 'integer' })} 字，${passages} 段`;
}

interface Actions {
  readonly reread: (id: number) => void;
  readonly remove: (id: number) => void;
}

const actions = ({ reread, remove }: Actions): SmallColumn<KnowledgeFile> => ({
  title: '操作',
  cell: ({ id, name, state }) => (
    <>
      {state === 'failed' && (
        <Button size="small" type="text" aria-label={`重新读取 ${name}`} onClick={() => reread(id)}>
          重新读取
        </Button>
      )}
      <Button size="small" type="text" danger aria-label={`移除 ${name}`} onClick={() => remove(id)}>
        移除
      </Button>
    </>
  ),
});
