import type { Board } from '@console/market/schema';
import { Random } from '../world/random.ts';

const CHANCE = 0.0125;
const UP = 0.66;
/** Chance that a surge continues on the next day, up and down. */
const GOES_ON = { up: 0.36, down: 0.12 };
const SIZE = { least: 0.08, most: 0.17 };
/** Surges are larger where the limits are wider, and reach them less often. */
const WIDER = 1.15;
/** The mean return that surges add to a day, with and without the limits of the main board; it is subtracted. */
const USUAL = { main: 0.0009, wider: 0.0013 };

/** Days on which news moves a share to its limit, and sometimes further on the next days. */
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
