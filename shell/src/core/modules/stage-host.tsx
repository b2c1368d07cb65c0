import { useEffect, useRef, type ReactElement } from 'react';

/** The place in the layout where the stage stands; hidden, not removed, while another page shows. */
export function StageHost({
  stage,
  hidden,
}: {
  readonly stage: HTMLElement;
  readonly hidden: boolean;
}): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    host.current?.append(stage);
    return () => stage.remove();
  }, [stage]);
  return <div ref={host} hidden={hidden} />;
}
