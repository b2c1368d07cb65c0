import { laterDate, tradingDayNear } from '../prices/trading-days.ts';
import { quarterOf, seasonOf } from '../book/quarter.ts';
import { yearToDate } from '../book/year-to-date.ts';
import { Random } from '../world/random.ts';
import { expressOf } from '../statements/express-story.ts';
import { spanText } from '../statements/forecast-abstract.ts';
import { forecastStory, type Forecast } from '../statements/forecast-story.ts';
import { meetingDate } from '../statements/write-dividends.ts';
import type { CompanyBook, DemoCompany, DemoWorld, Report } from '../world/world.ts';
import { changeText, dayText, reportTitle, yuanText } from './figure-text.ts';
import type { Told } from './told.ts';

/** The most days from an annual report to its general meeting. */
const MEETING_DAYS = 120;

/** Announcements of periodic reports, of the meetings about annual ones, and of forecasts and first figures. */
export function reportAnnouncements(world: DemoWorld, company: DemoCompany): readonly Told[] {
  const { reports, dividends } = world.bookOf(company);
  const from = laterDate(world.start, -MEETING_DAYS);
  const forecasts = forecastStory(world.seed, company, reports).map(forecastAnnouncement);
  const rest = reports.flatMap((report, at) => {
    // Periods that ended before the listing are in the prospectus.
    if (report.announceDate < from || report.announceDate <= company.listDate) return [];
    const told = [...periodicReport(reports, at), ...expressReport(world, company, { reports, at })];
    if (seasonOf(quarterOf(report.period)) === 3) {
      const random = new Random(`${world.seed} ${company.text} report announcements ${report.period}`);
      told.push(...annualMeeting(random, report, dividends));
    }
    return told;
  });
  return [...forecasts, ...rest];
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

/** The forecast, in the words of its own row. */
function forecastAnnouncement({ announceDate, period, type, abstract }: Forecast): Told {
  const kind = { 首亏: '预亏', 续亏: '预亏', 扭亏: '扭亏', 预增: '预增', 预减: '预减' } as const;
  const word = type in kind ? kind[type as keyof typeof kind] : '预告';
  return {
    day: announceDate,
    category: '业绩预告',
    title: `${spanText(period)}业绩${word}公告`,
    summary: `业绩预告类型：${type}。${abstract}`,
  };
}

/** The first figures, if any. */
function expressReport(
  world: DemoWorld,
  company: DemoCompany,
  { reports, at }: { reports: readonly Report[]; at: number },
): readonly Told[] {
  const [report, year] = [reports[at], yearToDate(reports, at)];
  const express = report && expressOf(world.seed, company, report);
  if (!year || !express) return [];
  const [revenue, profit] = [year.revenue * express.sizes, year.profit * express.profits];
  return [
    {
      day: express.announceDate,
      category: '定期报告',
      title: `${spanText(report.period)}业绩快报`,
      summary:
        `初步核算营业总收入${yuanText(revenue)}，${changeText(revenue, year.revenueBefore)}；` +
        `归属于上市公司股东的净利润${yuanText(profit)}，${changeText(profit, year.profitBefore)}，数据未经审计。`,
    },
  ];
}

/**
 * The general meeting: announced with the annual report, on the day its dividend is resolved, else three to five
 * weeks later.
 */
function annualMeeting(
  random: Random,
  { period, announceDate }: Report,
  dividends: CompanyBook['dividends'],
): readonly Told[] {
  const last = `${Number(period.slice(0, 4)) + 1}-06-24`;
  const wanted = tradingDayNear(laterDate(announceDate, random.whole(22, 36)));
  const paid = dividends.find((dividend) => dividend.period === period);
  const held = paid ? meetingDate(paid) : wanted > last ? tradingDayNear(last) : wanted;
  const name = `${period.slice(0, 4)}年年度股东大会`;
  const present = random.between(28, 66).toFixed(2);
  return [
    {
      day: announceDate,
      category: '股东大会',
      title: `关于召开${name}的通知`,
      summary: `公司定于${dayText(held)}召开${name}，审议年度报告、利润分配方案及聘任审计机构等议案。`,
    },
    {
      day: tradingDayNear(held, 1),
      category: '股东大会',
      title: `${name}决议公告`,
      summary: `出席会议的股东所持表决权股份占公司总股本的${present}%，会议议案全部审议通过。`,
    },
  ];
}
