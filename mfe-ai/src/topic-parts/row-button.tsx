import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import './topic-parts.css';

interface RowButtonProps {
  readonly title: string;
  /** The row it is about, for its accessible name. */
  readonly of: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** An action at the end of a row. */
export function RowButton({ title, of, disabled = false, onClick }: RowButtonProps): ReactElement {
  return (
    <Button
      className="topic-action"
      type="link"
      size="small"
      disabled={disabled}
      aria-label={`${title} ${of}`}
      onClick={onClick}
    >
      {title}
    </Button>
  );
}
