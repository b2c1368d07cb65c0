import { AfterPaint } from '@console/ui';
import type { Part } from './part.tsx';

/** A part below the first one of its tab, drawn once that one is painted: the tab answers a click sooner. */
export const afterPaint =
  (Content: Part): Part =>
  () => (
    <AfterPaint>
      <Content />
    </AfterPaint>
  );
