import { SIGN_IN_METHODS } from '../../../core/words/sign-in-methods.ts';

interface Provider {
  readonly source: string;
  readonly title: string;
}

/** How a session began, as text; a third party by its name while it is still configured. */
export function signInMethod(method: string, providers: readonly Provider[]): string {
  return (
    SIGN_IN_METHODS[method] ??
    providers.find(({ source }) => source === method)?.title ??
    `第三方（${method}）`
  );
}
