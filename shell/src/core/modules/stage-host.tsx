import { useEffect, useRef, type ReactElement } from 'react';

/** The element of the layout that contains the stage; hidden, not removed, while another page is shown. */
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
