/** An error that a person can correct: only its message is shown, without a stack. */
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
 * Runs `body` and ends the process with its exit code, or with 1 and the printed error.
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
