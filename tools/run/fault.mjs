/** Something a person can put right: shown as its message alone, without a stack. */
export class Fault extends Error {}

/**
 * @param {unknown} error
 * @returns {string} what to print: the message of a Fault, the stack of a defect
 */
export function describeError(error) {
  if (error instanceof Fault) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Ends the process with `body`'s exit code, or 1 and the fault.
 * @param {() => Promise<number>} body
 */
export async function runMain(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    console.error(`\n${describeError(error)}`);
    process.exitCode = 1;
  }
}
