import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * A page is looked for as long as a busy machine may need to draw it; what is there is found at once. The document is
 * printed where a search ends without result, not at each try before: that took a fifth of the time of a page's tests.
 */
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message, container) =>
    message !== null && isTry() ? new Error(message) : getElementError(message, container),
});

/** Whether a query runs inside `waitFor` or `find…`, which catches its errors until the time is over. */
function isTry(): boolean {
  const { _disableExpensiveErrorDiagnostics } = getConfig() as {
    readonly _disableExpensiveErrorDiagnostics?: boolean;
  };
  return _disableExpensiveErrorDiagnostics === true;
}
