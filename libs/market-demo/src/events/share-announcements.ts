import { tradingDayNear } from '../prices/trading-days.ts';
import { issueAnnounced } from '../book/share-issues.ts';
import { boughtBy, planStories } from '../holders/employee-plan-story.ts';
import { holderStory, type HolderQuarter } from '../holders/holder-story.ts';
import { pledgeStory, releaseAnnounced } from '../holders/pledge-story.ts';
import { Random } from '../world/random.ts';
import type { CompanyBook, DemoCompany, DemoWorld } from '../world/world.ts';
import { dayText, percent, wanShares, yuanText } from './figure-text.ts';
import type { Told } from './told.ts';

/** Announcements about the company's shares: dividends, issues, sales, pledges, staff plans. */
export function shareAnnouncements(world: DemoWorld, company: DemoCompany): readonly Told[] {
  const story = holderStory(world, company);
  const book = world.bookOf(company);
  return [
    ...dividendAnnouncements(book),
    ...issueAnnouncements(book),
    ...tradeAnnouncements(world, company, story),
    ...pledgeAnnouncements(world, company),
    ...planAnnouncements(world, company),
  ];
}

/** The dividend plan with the annual report, then its implementation. */
function dividendAnnouncements({ dividends }: CompanyBook): readonly Told[] {
  return dividends.flatMap(
    ({ period, planDate, implementDate, recordDate, exDate, cash, bonus, transfer }) => {
      const year = `${period.slice(0, 4)}年`;
      const parts = [
        ...(bonus > 0 ? [`送红股${(bonus * 10).toFixed(0)}股`] : []),
        ...(transfer > 0 ? [`转增${(transfer * 10).toFixed(0)}股`] : []),
        ...(cash > 0 ? [`派发现金红利${(cash / 10).toFixed(2)}元（含税）`] : []),
      ];
      const scheme = `每10股${parts.join('、')}`;
      return [
        {
          day: planDate,
          category: '分红' as const,
          title: `${year}度利润分配预案公告`,
          summary: `拟向全体股东${scheme}，剩余未分配利润结转以后年度，预案尚需提交股东大会审议。`,
        },
        {
          day: implementDate,
          category: '分红' as const,
          title: `${year}年度权益分派实施公告`,
          summary: `${scheme}。股权登记日${dayText(recordDate)}，除权除息日${dayText(exDate)}。`,
        },
      ];
    },
  );
}

function issueAnnouncements({ issues }: CompanyBook): readonly Told[] {
  return issues.map(({ listDate, shares, price }) => ({
    day: issueAnnounced(listDate),
    category: '其他',
    title: '向特定对象发行股票发行结果暨股份变动公告',
    summary:
      `本次发行${wanShares(shares)}，发行价格${price.toFixed(2)}元/股，募集资金总额${yuanText(shares * price)}，` +
      `新增股份于${dayText(listDate)}上市。`,
  }));
}

function tradeAnnouncements(
  world: DemoWorld,
  company: DemoCompany,
  story: readonly HolderQuarter[],
): readonly Told[] {
  return story.flatMap(({ report, founders, traded, capital }) => {
    if (traded.every((shares) => shares === 0)) return [];
    const random = new Random(`${world.seed} ${company.text} trade announcements ${report.period}`);
    const day = tradingDayNear(report.period, random.whole(2, 8));
    return traded.flatMap((shares, at) => {
      const holder = founders[at]?.holder;
      if (!holder || shares === 0) return [];
      const [who, what] = [at === 0 ? '控股股东' : '股东', shares < 0 ? '减持' : '增持'];
      const size = Math.abs(shares);
      return [
        {
          day,
          category: '增减持' as const,
          title: `关于${who}${what}公司股份结果的公告`,
          summary:
            `${who}${holder.name}通过集中竞价及大宗交易方式累计${what}${wanShares(size)}，` +
            `占公司总股本的${percent(size / capital.total)}，本次${what}计划实施完毕。`,
        },
      ];
    });
  });
}

function pledgeAnnouncements(world: DemoWorld, company: DemoCompany): readonly Told[] {
  return pledgeStory(world, company).flatMap((pledge) => {
    const release = releaseAnnounced(pledge, company);
    const told: Told[] = [
      {
        day: pledge.announceDate,
        category: '质押',
        title: '关于股东部分股份质押的公告',
        summary:
          `${pledge.pledger}将其持有的${wanShares(pledge.shares)}质押给${pledge.pledgee}，` +
          `占其所持股份的${percent(pledge.shares / pledge.held)}，质押起始日为${dayText(pledge.startDate)}。`,
      },
    ];
    if (release === null) return told;
    const part = pledge.released < pledge.shares ? '部分' : '';
    told.push({
      day: release,
      category: '质押',
      title: `关于股东股份${part}解除质押的公告`,
      summary: `${pledge.pledger}此前质押给${pledge.pledgee}的股份已${part}解除质押，本次解除${wanShares(pledge.released)}。`,
    });
    return told;
  });
}

function planAnnouncements(world: DemoWorld, company: DemoCompany): readonly Told[] {
  return planStories(world, company).flatMap((plan) => {
    const name = `${plan.announceDate.slice(0, 4)}年员工持股计划`;
    const told: Told[] = [
      {
        day: plan.announceDate,
        category: '股权激励',
        title: `${name}（草案）`,
        summary: `股票来源为${plan.source}，资金总额不超过${yuanText(plan.capital)}，其中员工自筹${yuanText(plan.fromStaff)}。`,
      },
      {
        day: plan.approvedDate,
        category: '股东大会',
        title: `${plan.announceDate.slice(0, 4)}年临时股东大会决议公告`,
        summary: `会议审议通过了${name}及其管理办法。`,
      },
    ];
    if (plan.boughtDate > world.end) return told;
    const { shares, price } = boughtBy(world, company, plan);
    told.push({
      day: plan.boughtDate,
      category: '股权激励',
      title: `关于${name}完成股票购买的公告`,
      summary: `累计取得公司股票${wanShares(shares)}，成交均价${price.toFixed(2)}元/股，锁定期至${dayText(plan.unlockDate)}。`,
    });
    return told;
  });
}
