import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { HISTORY_TOOLS, TABLE_TOOLS, TEXT_TOOLS, type EditorTool } from './editor-tools.ts';

export interface EditorToolbarProps {
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onImage: () => void;
  readonly onFile: () => void;
}

/** What can be done with the text; one stop of the Tab key, arrow keys move within. */
export function EditorToolbar({ editor, onLink, onImage, onFile }: EditorToolbarProps): ReactElement {
  const asking: readonly EditorTool[] = [
    { title: '链接', keys: 'Ctrl+K', isOn: (at) => at.isActive('link'), run: onLink },
    { title: '图片', run: onImage },
    { title: '文件', run: onFile },
  ];
  const groups = [...TEXT_TOOLS, [...asking, ...TABLE_TOOLS], HISTORY_TOOLS];
  // Drawn again only when one of them changes, not with every letter.
  useEditorState({
    editor,
    selector: ({ editor: at }) =>
      groups
        .flat()
        .map((tool) => stateOf(tool, at))
        .join(),
  });
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string | undefined>(groups[0]?.[0]?.title);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[(at + step + buttons.length) % buttons.length];
    setStop(next?.dataset['tool']);
    next?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="正文格式"
      className="rich-text-toolbar"
      onKeyDown={onKeyDown}
    >
      {groups.map((tools, index) => (
        <Fragment key={tools[0]?.title}>
          {index > 0 && <span className="rich-text-gap" />}
          {tools
            .filter((tool) => tool.isHere?.(editor) ?? true)
            .map((tool) => (
              <Tool key={tool.title} tool={tool} editor={editor} isStop={tool.title === stop} />
            ))}
        </Fragment>
      ))}
    </div>
  );
}

interface ToolProps {
  readonly tool: EditorTool;
  readonly editor: Editor;
  readonly isStop: boolean;
}

function Tool({ tool: { title, keys, isOn, isOff, run }, editor, isStop }: ToolProps): ReactElement {
  return (
    <button
      type="button"
      className="rich-text-tool"
      data-tool={title}
      title={keys && `${title}（${keys}）`}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isOn?.(editor)}
      disabled={isOff?.(editor)}
      // The selection in the text stays: a press of the mouse would take the focus first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    >
      {title}
    </button>
  );
}

const stateOf = ({ isOn, isOff, isHere }: EditorTool, editor: Editor): string =>
  [isOn, isOff, isHere].map((is) => (is?.(editor) ? 1 : 0)).join('');
