import { Inject, Injectable } from '@nestjs/common';
import { readAgain, HeldPanels, PANEL_STORE, type PanelFrame, type PanelStore } from '@console/market/panels';
import { memberSpells } from '@console/quant';
import { DataSource } from 'typeorm';
import { industrySet, type AskedSet } from '../facts/industry-set.ts';
import type { DayFigure } from './day-recipes.ts';
import { marketSpells, memberSpellsOf } from './member-spells-of.ts';
import { SetDays } from './set-days.ts';

/** For the figures of a few thousand sets; a figure of 1,250 days takes 15 kB. */
const MOST_BYTES = 64 * 1024 ** 2;

/** What a read of an industry's days has: its own, and those of other sets of the same state of the data. */
export interface OpenDays {
  readonly days: SetDays;
  /** Which members count: those of each day, or today's on all days. */
  readonly members: 'then' | 'now';
  /** The days of another industry. */
  other(asked: AskedSet): Promise<SetDays>;
  /** The days of one security alone. */
  security(id: number): Promise<SetDays>;
  /** The days of all listed companies. */
  market(): Promise<SetDays>;
}

/** The figures of industries by day, from the panels of the market data. */
@Injectable()
export class IndustryDays {
  private readonly figures = new HeldPanels<DayFigure>(
    MOST_BYTES,
    ({ values, counts }) => values.byteLength + counts.byteLength,
  );

  constructor(
    private readonly database: DataSource,
    @Inject(PANEL_STORE) private readonly panels: PanelStore,
  ) {}

  /**
   * Reads from the days of an industry, again where an import replaced the data meanwhile.
   * Refuses with 404 as `industrySet`.
   */
  async read<Answer>(asked: AskedSet, work: (open: OpenDays) => Promise<Answer>): Promise<Answer> {
    return readAgain(async () => work(await this.open(asked)));
  }

  private async open(asked: AskedSet): Promise<OpenDays> {
    const [frame, set] = await Promise.all([this.panels.frame(), industrySet(this.database, asked)]);
    const own = async (of: typeof set): Promise<SetDays> => {
      const listings = await this.panels.listings(frame);
      return this.daysOf(frame, await memberSpellsOf(this.database, of, { ...frame, listings }));
    };
    return {
      days: await own(set),
      members: set.spans === undefined ? 'now' : 'then',
      other: async (other) => own(await industrySet(this.database, other)),
      security: async (id) => {
        const spell = { stock: id - 1, from: 0, to: frame.dates.length };
        return this.daysOf(frame, memberSpells([spell], await this.panels.listings(frame)));
      },
      market: async () => this.daysOf(frame, marketSpells(frame, await this.panels.listings(frame))),
    };
  }

  private daysOf(frame: PanelFrame, spells: ConstructorParameters<typeof SetDays>[0]['spells']): SetDays {
    return new SetDays({ panels: this.panels, frame, spells, cache: this.figures });
  }
}
