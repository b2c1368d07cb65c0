/** Thrown when the data has been reloaded since the frame was requested: request another and begin again. */
export class FrameGone extends Error {
  constructor(
    readonly table: string,
    readonly wanted: number,
    readonly found: number,
  ) {
    super(`${table}: load ${wanted} is gone, ${found} is current`);
    this.name = 'FrameGone';
  }
}
