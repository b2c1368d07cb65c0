import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

/**
 * A component whose code is loaded when it is first shown, and shown at once from then on; `waiting` is shown
 * meanwhile. A failed load is thrown to the error boundary; mounted again, the component is loaded again. Not
 * React's lazy, because a suspense delays its content until 300 ms after the last fallback, at each step of a
 * page that is loaded in steps.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactElement | null = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetched = async (): Promise<void> => {
    loading ??= load();
    try {
      loaded = await loading;
    } finally {
      loading = null;
    }
  };
  return function LazyComponent(props: Props): ReactElement | null {
    const [state, setState] = useState<Fetch<Props>>({ Content: loaded });
    const { Content, failure } = state;
    useEffect(() => {
      if (Content) return;
      let left = false;
      const settle = (next: Fetch<Props>): void => {
        if (!left) setState(next);
      };
      fetched().then(
        () => settle({ Content: loaded }),
        (error: unknown) => settle({ Content: null, failure: { error } }),
      );
      return () => {
        left = true;
      };
    }, [Content]);
    if (failure) throw failure.error;
    return Content ? <Content {...props} /> : waiting;
  };
}

interface Fetch<Props> {
  readonly Content: ComponentType<Props> | null;
  readonly failure?: { readonly error: unknown };
}
