import { EDUCATIONS } from '@console/market/schema';
import { laterDate } from '../prices/trading-days.ts';
import { Random } from '../world/random.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { NAME_SLOTS, personName, type PersonName } from './person-names.ts';
import { SEATS, type Seat } from './seats.ts';

/** One person's time in a seat. */
export interface Term {
  readonly seat: Seat;
  /** Number of the seat in `SEATS`. */
  readonly seatAt: number;
  readonly person: PersonName;
  readonly birthYear: number;
  readonly education: (typeof EDUCATIONS)[number];
  readonly startDate: string;
  /** First day out of the seat. It is decided ahead: read it only once the day has come. */
  readonly leaveDate: string;
  /** Fraction of all shares owned to begin with. */
  readonly stake: number;
}

/**
 * The terms of each seat, ascending, from before `firstYear` to the end of the world: in any year every seat is
 * taken.
 */
export function executiveTerms(
  { seed, end }: Pick<DemoWorld, 'seed' | 'end'>,
  { text, template }: Pick<DemoCompany, 'text' | 'template'>,
  firstYear: number,
): readonly Term[] {
  const offset = new Random(`${seed} ${text} names`).whole(0, NAME_SLOTS - 1);
  return SEATS.flatMap((seat, seatAt) => {
    const terms: Term[] = [];
    let from = '';
    for (let at = 0; at === 0 || from <= end; at += 1) {
      const random = new Random(`${seed} ${text} seat ${seatAt} ${at}`);
      if (at === 0) from = laterDate(`${firstYear}-01-01`, -random.whole(40, 2200));
      const person = personName(random, offset + seatAt * 2 + (at % 2), womenShare(seat));
      const term = termOf(random, { seat, person, from, template });
      terms.push({ ...term, seatAt, person });
      // The seat may stay empty for some weeks.
      from = laterDate(term.leaveDate, random.chance(0.6) ? 0 : random.whole(5, 60));
    }
    return terms.filter(({ leaveDate }) => leaveDate >= `${firstYear}-01-01`);
  });
}

/** The person in a seat on a date, or the last one before it. */
export function holderOn(terms: readonly Term[], seatAt: number, date: string): Term | null {
  return terms.filter((term) => term.seatAt === seatAt && term.startDate <= date).at(-1) ?? null;
}

const womenShare = ({ post }: Seat): number => (/财务|秘书|监事/.test(post) ? 0.42 : 0.2);

function termOf(
  random: Random,
  {
    seat,
    from,
    template,
  }: { seat: Seat; person: PersonName; from: string; template: DemoCompany['template'] },
): Omit<Term, 'person' | 'seatAt'> {
  const years = random.between(...seat.years);
  const education = random.weighted(EDUCATIONS, (name) => seat.educations[EDUCATIONS.indexOf(name)] ?? 0);
  const owns = template === 'general' && random.chance(seat.owns);
  return {
    seat: template === 'bank' && seat.post === '董事' ? { ...seat, post: '非执行董事' } : seat,
    birthYear: Number(from.slice(0, 4)) - random.whole(...seat.age),
    education,
    startDate: from,
    leaveDate: laterDate(from, Math.round(365.25 * years)),
    // The fraction owned: most own little, few much.
    stake: owns ? seat.most * random.next() ** 3 : 0,
  };
}
