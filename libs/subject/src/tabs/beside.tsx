import type { ReactElement, ReactNode } from 'react';
import './beside.css';
import { Parts, type Part } from './part.tsx';

/** Panels beside one another while each keeps room for its labels. */
export const Beside = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className="subject-beside">{children}</div>
);

/** The same of parts, as a part of a tab. */
export function beside(...parts: readonly Part[]): Part {
  return () => (
    <Beside>
      <Parts parts={parts} />
    </Beside>
  );
}
