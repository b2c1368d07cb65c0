import { lazy, Suspense, type ReactElement } from 'react';
import { Skeleton } from '../state/skeleton.tsx';
import './versions.css';

export interface FieldText {
  readonly title: string;
  readonly then: string;
  readonly now: string;
}

export interface FieldDifferencesProps {
  readonly fields: readonly FieldText[];
  /** The title of the other side: 当前内容 by default. */
  readonly place?: string;
  /** The text when no field differs. */
  readonly alike?: string;
}

/** Loaded with the first comparison: forms without one do not need it. */
const TextDifference = lazy(async () => ({
  default: (await import('./drawn-difference.tsx')).DrawnDifference,
}));

/**
 * The differences of a version from the current one, field by field: its text struck out, the current text
 * tinted.
 */
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
          <Suspense fallback={<Skeleton rows={1} rowHeight={24} />}>
            <TextDifference then={then} now={now} />
          </Suspense>
        </section>
      ))}
    </>
  );
}
