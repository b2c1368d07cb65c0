/**
 * Why a running job stops before its body is done: a user cancelled it, another worker has it, or the process
 * is stopping. The abort reason of the body's signal.
 */
export class JobStopped extends Error {
  constructor(readonly reason: 'cancelled' | 'lost' | 'stopping') {
    super(`job ${reason}`);
    this.name = 'JobStopped';
  }
}
