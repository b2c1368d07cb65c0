import type { Board } from '@console/market/schema';
import { Random } from '../world/random.ts';

const CHANCE = 0.0125;
const UP = 0.66;
/** Chance that it goes on the day after, up and down. */
const GOES_ON = { up: 0.36, down: 0.12 };
const SIZE = { least: 0.08, most: 0.17 };
/** Where the limits are wider, surges are larger, and reach them less often. */
const WIDER = 1.15;
/** What surges add to a day's mean return, with and without the limits of the main board, is taken back. */
const USUAL = { main: 0.0009, wider: 0.0013 };

/** Days on which news carries a share as far as it may go, and sometimes on from there. */
export class Surges {
  private readonly random: Random;
  private readonly scale: number;
  private readonly usual: number;
  private direction = 0;

  constructor(seed: number, { text, board }: { readonly text: string; readonly board: Board }) {
    this.random = new Random(`${seed} ${text} surges`);
    this.scale = board === 'main' ? 1 : WIDER;
    this.usual = board === 'main' ? USUAL.main : USUAL.wider;
  }

  /** The day's part of the log return. */
  next(): number {
    const { random } = this;
    const again = random.next();
    const begins = random.chance(CHANCE);
    const up = random.chance(UP);
    const size = random.between(SIZE.least, SIZE.most) * this.scale;
    const goesOn = again < (this.direction > 0 ? GOES_ON.up : this.direction < 0 ? GOES_ON.down : 0);
    if (!goesOn) this.direction = begins ? (up ? 1 : -1) : 0;
    return this.direction * size - this.usual;
  }
}
