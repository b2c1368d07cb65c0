import { performance } from 'node:perf_hooks';
import { describeError } from '../run/fault.mjs';
import { step } from '../run/step.mjs';
import { slowest, takenLines } from './slowest.mjs';

/** Counts of what passed and failed: one for every step, or one for every test case in it. */
export class Tally {
  passed = 0;
  failed = 0;
  /** @type {import('./slowest.mjs').Taken[]} */
  #stages = [];
  /** @type {import('./slowest.mjs').Taken[]} */
  #files = [];
  /** @type {string[]} */
  #taken = [];
  /** @type {AbortSignal | null} */
  #interrupted = null;

  /** Once the signal is aborted, no further step begins. @param {AbortSignal} interrupted */
  endWith(interrupted) {
    this.#interrupted = interrupted;
  }

  /**
   * Runs a step that counts as one.
   * @template T
   * @param {string} name
   * @param {(note: (text: string) => void) => Promise<T>} work
   * @returns {Promise<T | null>} null when it failed, which has then been shown, or did not begin
   */
  async check(name, work) {
    if (this.#interrupted?.aborted) return null;
    try {
      const result = await this.#timed(name, work);
      this.passed += 1;
      return result;
    } catch (error) {
      this.failed += 1;
      console.log(indent(describeError(error)));
      return null;
    }
  }

  /**
   * Runs a step that counts as the number of its cases.
   * @param {string} name
   * @param {(note: (text: string) => void) => Promise<CaseCount>} work
   */
  async checkCases(name, work) {
    if (this.#interrupted?.aborted) return;
    try {
      await this.#timed(name, async (note) => {
        const { passed, failed, output, files, taken } = await work(note);
        if (taken && taken.parts > 0)
          this.#taken.push(`${taken.cases} ${name} of ${taken.parts} ${taken.kind}`);
        this.#files.push(...files);
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

  /**
   * Counts a step that passed before and whose inputs have not changed.
   * @param {string} name
   */
  take(name) {
    this.passed += 1;
    this.#taken.push(name);
    console.log(`=           ${name} — as it passed`);
  }

  /** The steps and cases that did not run again; null when all did. */
  taken() {
    return this.#taken.length === 0
      ? null
      : `From earlier runs, nothing that they reach having changed (--all runs them): ${this.#taken.join(', ')}`;
  }

  /**
   * @template T
   * @param {string} name
   * @param {(note: (text: string) => void) => Promise<T>} work
   */
  async #timed(name, work) {
    const began = performance.now();
    try {
      return await step(name, work);
    } finally {
      this.#stages.push({ name, seconds: (performance.now() - began) / 1000 });
    }
  }

  /** The times of every stage, and of the slowest files. */
  times() {
    const stages = takenLines('Stages', this.#stages);
    return this.#files.length === 0
      ? stages
      : `${stages}\n${takenLines('Slowest files', slowest(this.#files))}`;
  }

  /** The last line of `npm test`. */
  line() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}

/**
 * @typedef {{ passed: number, failed: number, output: string,
 *   files: readonly import('./slowest.mjs').Taken[], taken?: Taken }} CaseCount
 * @typedef {{ cases: number, parts: number, kind: string }} Taken those of `passed` that did not run again, and of how
 *   many packages or files they are
 */

class CasesFailed extends Error {}

/** @param {string} text */
function indent(text) {
  return text.replace(/^/gm, '    ');
}
