/** The data has been loaded anew since the frame was asked for: ask for another and begin again. */
export class FrameGone extends Error {
  constructor(
    readonly table: string,
    readonly wanted: number,
    readonly found: number,
  ) {
    super(`${table}: load ${wanted} is gone, ${found} stands`);
    this.name = 'FrameGone';
  }
}
