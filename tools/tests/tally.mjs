import { describeError } from '../run/fault.mjs';
import { step } from '../run/step.mjs';

/** Counts what passed and failed: one for every step, one for every test case within. */
export class Tally {
  passed = 0;
  failed = 0;

  /**
   * Runs a step that counts as one.
   * @template T
   * @param {string} name
   * @param {(note: (text: string) => void) => Promise<T>} work
   * @returns {Promise<T | null>} null when it failed, which has then been shown
   */
  async check(name, work) {
    try {
      const result = await step(name, work);
      this.passed += 1;
      return result;
    } catch (error) {
      this.failed += 1;
      console.log(indent(describeError(error)));
      return null;
    }
  }

  /**
   * Runs a step that counts as its cases.
   * @param {string} name
   * @param {(note: (text: string) => void) => Promise<CaseCount>} work
   */
  async checkCases(name, work) {
    try {
      await step(name, async (note) => {
        const { passed, failed, output } = await work(note);
        this.passed += passed;
        this.failed += failed;
        note(`${passed} passed, ${failed} failed`);
        if (failed > 0) throw new CasesFailed(output);
      });
    } catch (error) {
      if (!(error instanceof CasesFailed)) this.failed += 1;
      console.log(indent(error instanceof CasesFailed ? error.message : describeError(error)));
    }
  }

  /** The last line of `npm test`. */
  line() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}

/** @typedef {{ passed: number, failed: number, output: string }} CaseCount */

class CasesFailed extends Error {}

/** @param {string} text */
function indent(text) {
  return text.replace(/^/gm, '    ');
}
