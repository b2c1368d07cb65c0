import type { Random } from './random.ts';

/**
 * Characters whose pairs appear in no listed company's name: invented, and pleasant to read. Compared with a public
 * list of the 5,122 names of Shanghai and Shenzhen (2023) when chosen.
 */
const FIRST = [...'砚澜煦芷昱珩霁泠筠峤漪翊璟栩沅岫缃淙绮昶皓笙隽韫珺瑾屿澈'];
const SECOND = [...'舟禾岚庭屏桐汀渡樾堇茗棠畹檀溪亭鹭歌羽川弦阙枫陌湄苇荷岑圃皋'];
/** The characters of a name that remain beside an ST mark. */
export const MARKED_LENGTH = 3;

/** Draws unused names, which remain distinct when an ST mark shortens them. */
export class CompanyNames {
  private readonly taken = new Set<string>();

  constructor(private readonly random: Random) {}

  /** Two invented characters and an ending of the industry: three or four characters. */
  draw(endings: readonly string[]): string {
    for (;;) {
      const name = this.random.pick(FIRST) + this.random.pick(SECOND) + this.random.pick(endings);
      const kept = name.slice(0, MARKED_LENGTH);
      if (this.taken.has(kept)) continue;
      this.taken.add(kept);
      return name;
    }
  }
}
