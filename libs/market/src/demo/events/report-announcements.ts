import { daysAfter, tradingDayNear, weekdayWithin } from '../book/market-days.ts';
import { quarterOf, seasonOf, yearOf } from '../book/quarter.ts';
import { Random } from '../random.ts';
import type { DemoCompany, DemoWorld, Report } from '../world.ts';
import { changeText, dayText, reportTitle, yearToDate, yuanText } from './figure-text.ts';
import type { Told } from './told.ts';

/** A change of the year's profit beyond which it has to be announced by the end of January. */
const FORECAST_CHANGE = 0.5;
/** A meeting comes so long after its annual report at most. */
const MEETING_DAYS = 120;

/** Periodic reports, the meetings about the annual ones, and what was said ahead of them. */
export function reportAnnouncements(world: DemoWorld, company: DemoCompany): readonly Told[] {
  const { reports } = world.bookOf(company);
  const from = daysAfter(world.start, -MEETING_DAYS);
  return reports.flatMap((report, at) => {
    // What ended before the listing stands in the prospectus.
    if (report.announceDate < from || report.announceDate <= company.listDate) return [];
    const told: Told[] = [...periodicReport(reports, at)];
    if (seasonOf(quarterOf(report.period)) === 3) {
      const random = new Random(`${world.seed} ${company.text} report announcements ${report.period}`);
      told.push(...forecast(random, reports, at), ...annualMeeting(random, report));
    }
    return told;
  });
}

function periodicReport(reports: readonly Report[], at: number): readonly Told[] {
  const [report, year] = [reports[at], yearToDate(reports, at)];
  if (!report || !year) return [];
  const { revenue, profit, revenueBefore, profitBefore } = year;
  const summary =
    `报告期内实现营业收入${yuanText(revenue)}，${changeText(revenue, revenueBefore)}；` +
    `归属于上市公司股东的净利润${yuanText(profit)}，${changeText(profit, profitBefore)}。` +
    `截至报告期末，公司总资产${yuanText(report.assets)}，归属于上市公司股东的净资产${yuanText(report.equity)}。`;
  return [{ day: report.announceDate, category: '定期报告', title: reportTitle(report.period), summary }];
}

function forecast(random: Random, reports: readonly Report[], at: number): readonly Told[] {
  const [report, year] = [reports[at], yearToDate(reports, at)];
  if (!report || !year) return [];
  const { profit, profitBefore } = year;
  const changes = Math.abs(profit / profitBefore - 1) > FORECAST_CHANGE;
  if (profit >= 0 && profitBefore >= 0 && !changes) return [];
  const next = yearOf(quarterOf(report.period)) + 1;
  const day = weekdayWithin(`${next}-01-${String(random.whole(15, 31))}`, `${next}-01-15`);
  const [low, high] = [profit - 0.12 * Math.abs(profit), profit + 0.12 * Math.abs(profit)];
  const fiscal = report.period.slice(0, 4);
  return [
    {
      ...{ day, category: '业绩预告' },
      title: `${fiscal}年度业绩${profit < 0 ? '预亏' : profitBefore < 0 ? '扭亏' : profit > profitBefore ? '预增' : '预减'}公告`,
      summary:
        `经财务部门初步测算，预计${fiscal}年度归属于上市公司股东的净利润为${yuanText(low)}至${yuanText(high)}，` +
        `${changeText(profit, profitBefore)}，具体以经审计的年度报告为准。`,
    },
  ];
}

/** Called with the annual report, held three to five weeks later and before July. */
function annualMeeting(random: Random, { period, announceDate }: Report): readonly Told[] {
  const last = `${Number(period.slice(0, 4)) + 1}-06-24`;
  const wanted = tradingDayNear(daysAfter(announceDate, random.whole(22, 36)));
  const held = wanted > last ? tradingDayNear(last) : wanted;
  const name = `${period.slice(0, 4)}年年度股东大会`;
  const present = random.between(28, 66).toFixed(2);
  return [
    {
      ...{ day: announceDate, category: '股东大会', title: `关于召开${name}的通知` },
      summary: `公司定于${dayText(held)}召开${name}，审议年度报告、利润分配方案及聘任审计机构等议案。`,
    },
    {
      ...{ day: tradingDayNear(held, 1), category: '股东大会', title: `${name}决议公告` },
      summary: `出席会议的股东所持表决权股份占公司总股本的${present}%，会议议案全部审议通过。`,
    },
  ];
}
