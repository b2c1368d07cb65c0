import { useMemo, type ReactElement } from 'react';
import { textDifference, type Piece } from './text-difference.ts';
import './versions.css';

export interface FieldText {
  readonly title: string;
  readonly then: string;
  readonly now: string;
}

export interface FieldDifferencesProps {
  readonly fields: readonly FieldText[];
  /** What is compared with: 当前内容 unless it is what is being typed. */
  readonly place?: string;
  /** What is said when no field differs. */
  readonly alike?: string;
}

/** How a version differs from what there is now, field by field: struck out what it said, tinted what is said now. */
export function FieldDifferences({
  fields,
  place = '当前内容',
  alike = `与${place}相同`,
}: FieldDifferencesProps): ReactElement {
  const differing = fields.filter(({ then, now }) => then !== now);
  if (differing.length === 0) return <p className="c-version-hint">{alike}</p>;
  return (
    <>
      <p className="c-version-hint">
        与{place}比较：<del>删除线</del>为该版本的文字，<ins>底色</ins>为{place}的文字。
      </p>
      {differing.map(({ title, then, now }) => (
        <section key={title} aria-label={`${title}的差异`}>
          <h3>{title}</h3>
          <TextDifference then={then} now={now} />
        </section>
      ))}
    </>
  );
}

function TextDifference({ then, now }: { readonly then: string; readonly now: string }): ReactElement {
  const pieces = useMemo(() => textDifference(then, now), [then, now]);
  return (
    <p className="c-difference">
      {pieces.map((piece, index) => (
        <Drawn key={index} piece={piece} first={index === 0} last={index === pieces.length - 1} />
      ))}
    </p>
  );
}

/** Code points of what is the same, on either side of what is not. */
const AROUND = 16;
/** Code points that are shown of what is not the same: a long text is not read here. */
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
