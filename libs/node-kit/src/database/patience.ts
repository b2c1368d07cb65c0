const TICK_MS = 250;

interface Wait {
  ticksLeft: number;
  readonly missed: () => void;
}

/**
 * Waits for answers that may never come. Counts ticks of the event loop, not time: a process that was busy
 * itself does not mistake that for silence of the other side.
 */
export class Patience {
  private readonly waits = new Set<Wait>();
  private timer: NodeJS.Timeout | null = null;

  /**
   * @param whenMissed called once, unless the answer is called before
   * @param goesOn whether the other side is alive: then the wait begins again, any number of times. Default:
   * no wait begins again
   */
  wait(milliseconds: number, whenMissed: () => void, goesOn?: () => Promise<boolean>): () => void {
    let isOver = false;
    const miss = (): void => {
      if (isOver) return;
      isOver = true;
      whenMissed();
    };
    const begin = (): Wait => this.begin(milliseconds, goesOn ? ask : miss);
    const ask = (): void => {
      const lives = goesOn?.() ?? Promise.resolve(false);
      lives.then((alive) => {
        if (isOver) return;
        if (alive) current = begin();
        else miss();
      }, miss);
    };
    let current = begin();
    return () => {
      isOver = true;
      this.end(current);
    };
  }

  private begin(milliseconds: number, missed: () => void): Wait {
    const wait = { ticksLeft: Math.ceil(milliseconds / TICK_MS), missed };
    this.waits.add(wait);
    this.timer ??= setInterval(() => this.tick(), TICK_MS).unref();
    return wait;
  }

  private end(wait: Wait): void {
    this.waits.delete(wait);
    if (this.waits.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private tick(): void {
    for (const wait of [...this.waits]) {
      wait.ticksLeft -= 1;
      if (wait.ticksLeft > 0) continue;
      this.end(wait);
      wait.missed();
    }
  }
}
