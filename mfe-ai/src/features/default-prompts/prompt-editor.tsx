import type { DefaultPrompt } from '@console/contract-ai';
import { useUnsaved } from '@console/platform';
import { Page, PageHead, PageLink, Panel } from '@console/ui';
import { Alert, Button, FaultAlert } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { PromptAbout } from './prompt-about.tsx';
import { PromptFields } from './prompt-fields.tsx';
import { PromptHistory, type PromptVersion } from './prompt-history.tsx';
import { PROMPT_LIST_PATH } from './prompt-paths.ts';
import { usePromptDraft, type PromptTexts } from './use-prompt-draft.ts';
import { usePromptSave } from './use-prompt-save.ts';
import { useSaveKeys } from './use-save-keys.ts';

interface PromptEditorProps {
  /** Null for a new one. */
  readonly prompt: DefaultPrompt | null;
  readonly onAdded?: () => void;
}

/** The six texts of a new or a standing prompt, and beside them what it said before. */
export function PromptEditor({ prompt, onAdded = nothing }: PromptEditorProps): ReactElement {
  const draft = usePromptDraft(prompt);
  const saving = usePromptSave(draft, onAdded);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { read, changed } = draft;
  useUnsaved(changed);
  const save = (): void => {
    setLoaded(null);
    void saving.save();
  };
  useSaveKeys(save);
  const load = (version: PromptVersion): void => {
    setLoaded({ version: version.version, former: draft.texts });
    draft.load(version);
  };
  const outrun = saving.outrun || (prompt !== null && read !== null && prompt.version > read.version);
  const actions = (
    <>
      {changed && <span className="c-panel-sub">有未保存的修改</span>}
      {changed && read && <Button onClick={draft.giveUp}>放弃修改</Button>}
      <Button type="primary" title="Ctrl+S 或 Ctrl+Enter" loading={saving.running} onClick={save}>
        保存
      </Button>
    </>
  );
  return (
    <Page
      band={
        <PageHead
          title={read ? `编辑默认引导语 ${read.id}` : '新增默认引导语'}
          sub={
            <span className="prompt-about">
              {prompt && read && <PromptAbout prompt={{ ...read, active: prompt.active }} />}
              <PageLink to={PROMPT_LIST_PATH}>返回列表</PageLink>
            </span>
          }
          actions={actions}
        />
      }
    >
      {outrun ? (
        <OutrunAlert reloading={saving.running} onReload={() => void saving.reload()} />
      ) : (
        <FaultAlert fault={saving.fault} />
      )}
      {loaded && (
        <LoadedAlert
          version={loaded.version}
          onUndo={() => {
            draft.load(loaded.former);
            setLoaded(null);
          }}
        />
      )}
      <div className={read ? 'prompt-desk' : undefined}>
        <Panel title="语料与回答" sub="至少填写一项；没有主题与提问匹配时使用">
          <PromptFields
            texts={draft.texts}
            onChange={(name, text) => {
              saving.forget();
              draft.set(name, text);
            }}
          />
        </Panel>
        {read && <PromptHistory id={read.id} version={read.version} texts={draft.texts} onLoad={load} />}
      </div>
    </Page>
  );
}

interface Loaded {
  readonly version: number;
  /** What stood in the editor before. */
  readonly former: PromptTexts;
}

function OutrunAlert({
  reloading,
  onReload,
}: {
  readonly reloading: boolean;
  readonly onReload: () => void;
}): ReactElement {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title="内容已被他人修改"
      description="重新载入最新内容，您未保存的修改会保留。"
      action={
        <Button size="small" loading={reloading} onClick={onReload}>
          重新载入
        </Button>
      }
    />
  );
}

function LoadedAlert({
  version,
  onUndo,
}: {
  readonly version: number;
  readonly onUndo: () => void;
}): ReactElement {
  return (
    <div role="status" className="prompt-loaded">
      已载入第 {version} 版，保存后生效
      <Button size="small" onClick={onUndo}>
        撤销
      </Button>
    </div>
  );
}

const nothing = (): void => undefined;
