import { PROMPT_TEXT_TITLES, PROMPT_TEXTS } from '@console/contract-ai';
import { useMemo, type ReactElement } from 'react';
import { textDifference, type Piece } from './text-difference.ts';
import type { PromptTexts } from './use-prompt-draft.ts';

interface VersionDifferencesProps {
  readonly then: PromptTexts;
  readonly now: PromptTexts;
  /** What stands now is what is being typed. */
  readonly editable: boolean;
}

/** How a version differs from what stands now, text by text: struck out what it said, tinted what is said now. */
export function VersionDifferences({ then, now, editable }: VersionDifferencesProps): ReactElement {
  const place = editable ? '编辑器中的内容' : '当前内容';
  const differing = PROMPT_TEXTS.filter((name) => then[name] !== now[name]);
  if (differing.length === 0) return <p className="prompt-hint">与{place}相同</p>;
  return (
    <>
      <p className="prompt-hint">
        与{place}比较：<del>删除线</del>为该版本的文字，<ins>底色</ins>为{editable ? '编辑器中' : '当前'}
        的文字。
      </p>
      {differing.map((name) => (
        <section key={name} aria-label={`${PROMPT_TEXT_TITLES[name]}的差异`}>
          <h3>{PROMPT_TEXT_TITLES[name]}</h3>
          <TextDifference then={then[name]} now={now[name]} />
        </section>
      ))}
    </>
  );
}

function TextDifference({ then, now }: { readonly then: string; readonly now: string }): ReactElement {
  const pieces = useMemo(() => textDifference(then, now), [then, now]);
  return (
    <p className="prompt-difference">
      {pieces.map((piece, index) => (
        <Drawn key={index} piece={piece} first={index === 0} last={index === pieces.length - 1} />
      ))}
    </p>
  );
}

/** Code points of what is the same, on either side of what is not. */
const AROUND = 16;
/** Of what is not: the whole stands in the editor, or is loaded into it. */
const MOST = 600;

function Drawn({
  piece: { kind, text },
  first,
  last,
}: {
  readonly piece: Piece;
  readonly first: boolean;
  readonly last: boolean;
}): ReactElement {
  const signs = [...text];
  const beginning = signs.length > MOST ? `${signs.slice(0, MOST).join('')}…` : text;
  if (kind === 'then') return <del>{beginning}</del>;
  if (kind === 'now') return <ins>{beginning}</ins>;
  const kept = { before: first ? 0 : AROUND, after: last ? 0 : AROUND };
  if (signs.length <= kept.before + kept.after + 1) return <>{text}</>;
  const head = signs.slice(0, kept.before).join('');
  return <>{`${head}…${signs.slice(signs.length - kept.after).join('')}`}</>;
}
