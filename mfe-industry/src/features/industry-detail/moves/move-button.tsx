import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { useMove, type Move } from './use-move.ts';

/** Opens the list of members that made a figure move. */
export function MoveButton({ of }: { readonly of: Move }): ReactElement {
  const [move, choose] = useMove();
  return (
    <Button size="small" aria-pressed={move === of} onClick={() => choose(move === of ? null : of)}>
      谁带动了它
    </Button>
  );
}
