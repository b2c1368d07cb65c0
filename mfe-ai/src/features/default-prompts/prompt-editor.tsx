import type { DefaultPrompt } from '@console/contract-ai';
import { Page, PageHead, PageLink, Panel } from '@console/ui';
import { SaveButtons } from '@console/ui/edit';
import { Button, Checkbox, FaultAlert } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { PromptAbout } from './prompt-about.tsx';
import { PromptFields } from './prompt-fields.tsx';
import { PromptHistory, type PromptVersion } from './prompt-history.tsx';
import { PROMPT_LIST_PATH } from './prompt-paths.ts';
import { textsOf, type PromptTexts } from './prompt-texts.ts';
import { usePromptEdit } from './use-prompt-edit.ts';
import { useSaveKeys } from './use-save-keys.ts';

interface PromptEditorProps {
  /** Null for a new one. */
  readonly prompt: DefaultPrompt | null;
}

/** The six texts of a new or an existing prompt, and beside them its former versions. */
export function PromptEditor({ prompt }: PromptEditorProps): ReactElement {
  const [release, setRelease] = useState(true);
  const edit = usePromptEdit(prompt, release);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { draft, read, changed } = edit;
  const save = (): void => {
    setLoaded(null);
    void edit.save();
  };
  useSaveKeys(save);
  const load = (version: PromptVersion): void => {
    setLoaded({ version: version.version, former: draft });
    edit.type(textsOf(version));
  };
  const actions = (
    <SaveButtons
      atEnd
      edit={{ running: edit.running, leave: edit.giveUp }}
      saveKeys="Ctrl+S 或 Ctrl+Enter"
      leaveText={changed && read ? '放弃修改' : null}
      onSave={save}
    >
      {changed && <span className="c-panel-sub">有未保存的修改</span>}
    </SaveButtons>
  );
  return (
    <Page
      band={
        <PageHead
          title={read ? `编辑默认引导语 ${read.id}` : '新增默认引导语'}
          sub={
            <span className="prompt-about">
              {prompt && read && (
                <PromptAbout
                  prompt={{ ...read, active: prompt.active, activeVersion: prompt.activeVersion }}
                />
              )}
              <PageLink to={PROMPT_LIST_PATH}>返回列表</PageLink>
            </span>
          }
          actions={actions}
        />
      }
    >
      <FaultAlert
        fault={edit.fault}
        conflict={edit.conflict}
        reloading={edit.running}
        onReload={() => void edit.reload()}
      />
      {loaded && (
        <LoadedAlert
          version={loaded.version}
          onUndo={() => {
            edit.type(loaded.former);
            setLoaded(null);
          }}
        />
      )}
      <div className={read ? 'prompt-desk' : undefined}>
        <Panel
          title="语料与回答"
          sub="至少填写一项；没有主题与提问匹配时使用"
          actions={
            prompt?.active && (
              <Checkbox checked={release} onChange={({ target }) => setRelease(target.checked)}>
                保存后立即启用新版本
              </Checkbox>
            )
          }
        >
          <PromptFields
            key={edit.attempt}
            texts={draft}
            onChange={(name, text) => edit.type({ [name]: text })}
          />
        </Panel>
        {prompt && read && <PromptHistory prompt={prompt} texts={draft} onLoad={load} />}
      </div>
    </Page>
  );
}

interface Loaded {
  readonly version: number;
  /** The editor's texts before loading. */
  readonly former: PromptTexts;
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
