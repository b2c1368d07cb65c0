import { pinyinOf } from '@console/market/files';
import { companyProfile } from '@console/market/schema';
import { laterDate } from '../prices/trading-days.ts';
import { productsOf } from '../business/leaf-products.ts';
import type { DemoSink } from '../demo-sink.ts';
import { englishNameOf, fullNameOf } from '../world/full-name.ts';
import { Random } from '../world/random.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { cityOf, type City } from './cities.ts';
import { creditCode } from './credit-code.ts';
import { holderOn, type Term } from './executive-terms.ts';
import { businessScope, profileText } from './profile-text.ts';
import { CHAIRMAN, SECRETARY } from './seats.ts';
import { nationalIndustryOf } from './sectors.ts';

const STREETS = '创新 望江 云栖 锦程 临港 科苑 丰泽 远航 青禾 明湖 翠屏 兴业 星海 归谷 松涛'.split(' ');
const WAYS = ['路', '大道', '街', '东路', '西路'];

/** Writes a company's profile as of the world's end, known since its chairman, secretary or capital last changed. */
export function writeProfile(
  world: DemoWorld,
  sink: DemoSink,
  { company, terms }: { company: DemoCompany; terms: readonly Term[] },
): void {
  const { seed, end } = world;
  const { listDate } = company;
  const random = new Random(`${seed} ${company.text} profile`);
  const city = cityOf(seed, company);
  const established = establishedBefore(random, listDate);
  const chairman = holderOn(terms, CHAIRMAN, end);
  const secretary = holderOn(terms, SECRETARY, end);
  const capital = capitalOn(world, company);
  const changes = [listDate, capital.since, chairman?.startDate ?? '', secretary?.startDate ?? ''];
  const registered = addressIn(random, city);
  const products = productsOf(company);
  sink.add(
    companyProfile,
    changes.reduce((one, other) => (one > other ? one : other)),
    {
      security_id: company.text,
      chinese_name: fullNameOf(company),
      english_name: englishNameOf(company),
      province: city.province,
      city: city.name,
      national_industry: nationalIndustryOf(company),
      registered_capital: capital.shares,
      established_date: established,
      credit_code: creditCode(city.division, String(random.whole(10, 99)) + company.code),
      website: `https://www.${pinyinOf(company.name)}.example`,
      office_address: random.chance(0.6) ? registered : addressIn(random, city),
      registered_address: registered,
      phone: `${city.areaCode}-${random.whole(2, 8)}${String(random.whole(0, 9_999_999)).padStart(7, '0')}`,
      legal_representative: chairman?.person.name ?? null,
      board_secretary: secretary?.person.name ?? null,
      business_scope: businessScope(random, company, products),
      profile: profileText(random, company, { city, products, founded: established.slice(0, 4) }),
    },
  );
}

const EARLIEST = '1980-01-01';
const LEAST_AGE = 1400;
const MOST_AGE = 8200;

function establishedBefore(random: Random, listDate: string): string {
  const day = laterDate(listDate, -random.whole(LEAST_AGE, MOST_AGE));
  return day >= EARLIEST ? day : laterDate(listDate, -LEAST_AGE - random.whole(0, LEAST_AGE));
}

/** The capital, one yuan a share, and the day of its last change. */
function capitalOn(world: DemoWorld, company: DemoCompany): { shares: number; since: string } {
  const { end, start } = world;
  const book = world.bookOf(company);
  const days = [
    ...book.dividends.filter(({ bonus, transfer }) => bonus + transfer > 0).map(({ exDate }) => exDate),
    ...book.issues.map(({ listDate }) => listDate),
  ].filter((day) => day > start && day <= end);
  return {
    shares: book.sharesOn(end).total,
    since: days.reduce((one, other) => (one > other ? one : other), ''),
  };
}

function addressIn(random: Random, { province, name, districts }: City): string {
  const place = province === name ? name : province + name;
  const way = random.pick(STREETS) + random.pick(WAYS);
  const house = random.chance(0.35) ? `${random.whole(1, 9)}号楼${random.whole(3, 28)}层` : '';
  return `${place}${random.pick(districts)}${way}${random.whole(1, 1999)}号${house}`;
}
