import type { AnswerState, CitedCell, NumberCheck } from '@console/contract-ai';
import { memo, useMemo, type ReactElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markedText, markOf } from './marked-text.ts';
import './answer-text.css';

interface AnswerTextProps {
  readonly text: string;
  readonly checks: readonly NumberCheck[];
  readonly state: AnswerState;
  readonly cells: ReadonlyMap<string, CitedCell>;
  /** Opens the table of a cell, with the cell lit. */
  readonly onCell: (id: string) => void;
}

const PLUGINS = [remarkGfm];
/** No image, and no HTML but what Markdown itself makes. */
const LEFT_OUT = ['img'];

/**
 * An answer's text: Markdown whose citations are chips, and whose unverified numbers are struck through. It is parsed
 * again only where it has grown, not with each word of the answers beside it.
 */
export const AnswerText = memo(function AnswerText({
  text,
  checks,
  state,
  cells,
  onCell,
}: AnswerTextProps): ReactElement {
  const components = useMemo<Components>(
    () => ({
      a: ({ href = '', children }) => (
        <Marked address={href} cells={cells} onCell={onCell} words={children} />
      ),
    }),
    [cells, onCell],
  );
  return (
    <div className="ask-answer-text">
      <Markdown remarkPlugins={PLUGINS} disallowedElements={LEFT_OUT} skipHtml components={components}>
        {markedText(text, checks, state === 'whole')}
      </Markdown>
    </div>
  );
});

interface MarkedProps extends Pick<AnswerTextProps, 'cells' | 'onCell'> {
  readonly address: string;
  readonly words: ReactNode;
}

function Marked({ address, cells, onCell, words }: MarkedProps): ReactElement {
  const mark = markOf(address);
  if (mark === null) return <>{words}</>;
  const [id = ''] = mark.cells;
  const cell = cells.get(id);
  if (mark.kind === 'false' || (mark.kind === 'cell' && cell === undefined))
    return (
      <del className="ask-unverified" title="未核实：与所给数据对不上">
        {mark.kind === 'cell' ? `〔${id}〕` : words}
        <span className="ask-unbroken">
          <span className="ask-unverified-word">未核实</span>
          {JOINER}
        </span>
      </del>
    );
  const about = mark.cells.map((one) => aboutOf(cells.get(one))).join('；');
  return (
    <span className="ask-unbroken">
      <button type="button" className="ask-chip" title={about} onClick={() => onCell(id)}>
        {mark.kind === 'cell' ? cell?.shown : words}
      </button>
      {JOINER}
    </span>
  );
}

/** Within an unbroken span it keeps the sign that follows from beginning a line. */
const JOINER = '\u2060';

const aboutOf = (cell: CitedCell | undefined): string =>
  cell === undefined ? '' : `${cell.entity} ${cell.period} ${cell.title} ${cell.shown}`;
