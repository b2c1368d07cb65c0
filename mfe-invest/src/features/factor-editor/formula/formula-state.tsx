import { WarningIcon } from '@console/ui';
import { Button, Tooltip } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { isChecked } from '../draft/editor-state.ts';
import type { FaultLine } from '../draft/fault-places.ts';
import type { CheckFailure } from '../draft/use-factor-check.ts';
import type { Editor } from '../editor.ts';
import { useSettled } from '../use-settled.ts';
import { EditorIcon } from '../editor-icon.tsx';

export interface FormulaStateProps {
  readonly editor: Editor;
  readonly failure: CheckFailure;
  readonly id: string;
  /** Shows the place of the fault. */
  readonly onShow: (line: FaultLine) => void;
}

/** Whether the factor is valid; the first fault beside it, all of them in a list below. */
export function FormulaState({ editor, failure, id, onShow }: FormulaStateProps): ReactElement {
  const [open, setOpen] = useState(false);
  const waiting = useSettled(!isChecked(editor.state), PATIENCE_MS) && !isChecked(editor.state);
  const { state, lines } = editor;
  const empty = state.draft.graph.nodes.length === 0 && state.text === '';
  const [first] = lines;
  const reason = first && (first.title === null ? first.text : `${first.title}：${first.text}`);
  if (failure.error)
    return (
      <span id={id} role="alert" className="factor-verdict" data-verdict="faulty">
        校验没有完成：{failure.error.message}
        <Button size="small" type="link" onClick={failure.retry}>
          重试
        </Button>
      </span>
    );
  if (waiting && lines.length === 0)
    return (
      <Verdict id={id} verdict="waiting">
        正在校验
      </Verdict>
    );
  if (empty)
    return (
      <Verdict id={id} verdict="waiting">
        尚未开始
      </Verdict>
    );
  if (lines.length === 0)
    return (
      <Verdict id={id} verdict="passed">
        <EditorIcon of="passed" />
        校验通过
      </Verdict>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes the list, wherever in it the focus is
    <div
      className="factor-verdict"
      data-verdict="faulty"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <Tooltip title={open ? '' : reason} trigger={['hover', 'focus']} placement="bottomRight">
        <button type="button" id={id} aria-expanded={open} onClick={() => setOpen(!open)}>
          <WarningIcon />
          <b>{lines.length} 处错误</b>
          <span className="factor-reason">{reason}</span>
        </button>
      </Tooltip>
      {open && (
        <ul className="factor-faults" aria-label="错误">
          {lines.map((line, at) => (
            <li key={at}>
              <button type="button" onClick={() => onShow(line)}>
                {line.title && <b>{line.title}</b>}
                {line.text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Milliseconds: a check that takes no longer does not make the verdict flicker. */
const PATIENCE_MS = 600;

function Verdict(props: {
  readonly id: string;
  readonly verdict: 'waiting' | 'passed';
  readonly children: React.ReactNode;
}): ReactElement {
  return (
    <span id={props.id} role="status" className="factor-verdict" data-verdict={props.verdict}>
      {props.children}
    </span>
  );
}
