/** The events between modules. A module adds its own by declaration merging. */
export interface PlatformEvents {
  /** Rows of a subject changed: pages that show them load them again. */
  dataChanged: { readonly subject: 'company' | 'industry' };
}

export interface Events {
  emit<Name extends keyof PlatformEvents>(name: Name, detail: PlatformEvents[Name]): void;
  /** Returns a function that stops listening. */
  on<Name extends keyof PlatformEvents>(
    name: Name,
    listener: (detail: PlatformEvents[Name]) => void,
  ): () => void;
}

export function createEvents(): Events {
  const target = new EventTarget();
  return {
    emit: (name, detail) => void target.dispatchEvent(new CustomEvent(name, { detail })),
    on(name, listener) {
      const heard = (event: Event): void => {
        if (event instanceof CustomEvent) listener(event.detail);
      };
      target.addEventListener(name, heard);
      return () => target.removeEventListener(name, heard);
    },
  };
}
