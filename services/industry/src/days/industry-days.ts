import { Inject, Injectable } from '@nestjs/common';
import { readAgain, HeldPanels, PANEL_STORE, type PanelFrame, type PanelStore } from '@console/market/panels';
import { memberSpells, type MemberSpells } from '@console/quant';
import { IndustryMembersReader, type IndustryMembers } from '../facts/industry-members.ts';
import type { AskedSet } from '../facts/industry-set.ts';
import type { MemberTerm } from '../facts/member-terms.ts';
import type { DayFigure } from './day-recipes.ts';
import { marketSpells, spellsOf } from './member-spells-of.ts';
import { SetDays } from './set-days.ts';

/** For the figures of a few thousand sets; a figure of 1,250 days takes 15 kB, one of a single day little but its name. */
const MOST_BYTES = 64 * 1024 ** 2;
const NAME_BYTES = 300;

/** The sets of companies of one state of the market data. */
export interface OpenSets {
  readonly frame: PanelFrame;
  /** The days of an industry. Refuses with 404 as `industrySet`. */
  other(asked: AskedSet): Promise<SetDays>;
  /** The days of members that were read before. */
  of(terms: readonly Pick<MemberTerm, 'security' | 'since' | 'until'>[]): Promise<SetDays>;
  /** The days of one security alone. */
  security(id: number): Promise<SetDays>;
  /** The days of all listed companies. */
  market(): Promise<SetDays>;
}

/** What a read of an industry's days has: its own, and those of other sets of the same state of the data. */
export interface OpenDays extends OpenSets {
  readonly days: SetDays;
  /** Which members count: those of each day, or today's on all days. */
  readonly members: 'then' | 'now';
}

/** The figures of industries by day, from the panels of the market data. */
@Injectable()
export class IndustryDays {
  private readonly figures = new HeldPanels<DayFigure>(
    MOST_BYTES,
    ({ values, counts }) => values.byteLength + counts.byteLength + NAME_BYTES,
  );

  constructor(
    private readonly members: IndustryMembersReader,
    @Inject(PANEL_STORE) private readonly panels: PanelStore,
  ) {}

  /**
   * Reads from the days of an industry, again where an import replaced the data meanwhile.
   * Refuses with 404 as `industrySet`.
   */
  async read<Answer>(asked: AskedSet, work: (open: OpenDays) => Promise<Answer>): Promise<Answer> {
    return this.readSets(async (sets) => {
      const members = await this.members.read(asked);
      const days = await this.daysOfMembers(sets.frame, members);
      return work({ ...sets, days, members: members.history ? 'then' : 'now' });
    });
  }

  /** Reads from the days of any sets, again where an import replaced the data meanwhile. */
  async readSets<Answer>(work: (sets: OpenSets) => Promise<Answer>): Promise<Answer> {
    return readAgain(async () => work(this.setsOf(await this.panels.frame())));
  }

  private setsOf(frame: PanelFrame): OpenSets {
    return {
      frame,
      other: async (asked) => this.daysOfMembers(frame, await this.members.read(asked)),
      of: async (terms) =>
        this.daysOf(frame, spellsOf(terms, { ...frame, listings: await this.panels.listings(frame) })),
      security: async (id) => {
        const spell = { stock: id - 1, from: 0, to: frame.dates.length };
        return this.daysOf(frame, memberSpells([spell], await this.panels.listings(frame)));
      },
      market: async () => this.daysOf(frame, marketSpells(frame, await this.panels.listings(frame))),
    };
  }

  private async daysOfMembers(frame: PanelFrame, members: IndustryMembers): Promise<SetDays> {
    return this.daysOf(frame, members.spellsIn(frame, await this.panels.listings(frame)));
  }

  private daysOf(frame: PanelFrame, spells: MemberSpells): SetDays {
    return new SetDays({ panels: this.panels, frame, spells, cache: this.figures });
  }
}
