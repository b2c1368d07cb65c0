import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { useMove, type Move } from './use-move.ts';

export interface MoveButtonProps {
  readonly of: Move;
  /** The button's text where a panel has several. */
  readonly label?: string;
}

/** Opens the list of members that made a figure move. */
export function MoveButton({ of, label = '谁带动了它' }: MoveButtonProps): ReactElement {
  const [move, choose] = useMove();
  return (
    <Button size="small" aria-pressed={move === of} onClick={() => choose(move === of ? null : of)}>
      {label}
    </Button>
  );
}
