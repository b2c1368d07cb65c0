import { useStored } from '@console/ui/data';
import { Button } from '@console/ui/form';
import { useId, type ReactElement, type ReactNode } from 'react';
import './chart-strip.css';

export interface ChartStripProps {
  /** 走势 */
  readonly title: string;
  /** Names the setting in this browser: whether the reader folded it. */
  readonly name: string;
  /** Right of the title. */
  readonly actions?: ReactNode;
  /** Small charts. */
  readonly children: ReactNode;
}

/** Small charts in one row, which a reader folds to have more room for the table below. */
export function ChartStrip({ title, name, actions, children }: ChartStripProps): ReactElement {
  const [folded, store] = useStored(`charts:${name}`);
  const id = useId();
  const open = folded !== 'folded';
  return (
    <section className="subject-chart-strip" aria-label={title}>
      <header className="subject-chart-strip-head">
        <h2>{title}</h2>
        {open && actions}
        <Button
          size="small"
          type="text"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => store(open ? 'folded' : null)}
        >
          {open ? '收起' : '展开'}
        </Button>
      </header>
      <div id={id} className="subject-chart-strip-row" hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}
