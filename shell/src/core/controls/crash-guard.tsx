import { Component, type ReactElement, type ReactNode } from 'react';

export interface CrashGuardProps {
  /** What is shown instead of a part that has thrown; `retry` draws the part again, as if for the first time. */
  readonly instead: (error: unknown, retry: () => void) => ReactElement;
  readonly children: ReactNode;
}

interface Crash {
  readonly error: unknown;
}

/** A part of the shell whose crash affects nothing else: a service's strange answer must not cost the console. */
export class CrashGuard extends Component<CrashGuardProps, { readonly crash: Crash | null }> {
  override state: { readonly crash: Crash | null } = { crash: null };

  static getDerivedStateFromError(error: unknown): { readonly crash: Crash } {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { instead, children } = this.props;
    const { crash } = this.state;
    return crash === null ? children : instead(crash.error, () => this.setState({ crash: null }));
  }
}
