import type { AnnouncementCategory } from '@console/market/schema';
import { tradingDayNear } from '../prices/trading-days.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { fitting, readTemplates } from './audience.ts';
import { fill, otherThan } from './fill.ts';
import { eachMonth } from './months.ts';
import type { Told } from './told.ts';

/** audience | category | title | summary */
const ROWS = `
goods|其他|关于签订日常经营重大合同的公告|公司与{house}集团签订{product}供货合同，合同金额约{large}，履行期限{months}个月。
firms|其他|关于全资子公司取得发明专利证书的公告|子公司{subsidiary}取得“{patent}”发明专利证书，专利权期限二十年。
all|其他|关于获得政府补助的公告|公司及子公司近期累计收到政府补助{small}，均与收益相关。
firms|其他|关于使用部分闲置自有资金进行现金管理的进展公告|公司使用{small}购买{house}银行结构性存款，期限{count}个月，到期本息已全部收回。
firms|其他|关于为子公司提供担保的进展公告|公司为{subsidiary}向{house}银行申请的{small}综合授信提供连带责任保证。
firms|其他|关于项目中标的提示性公告|公司收到中标通知书，成为{place}{product}项目的中标人，中标金额{large}。
firms|其他|关于对外投资设立子公司的公告|公司拟以自有资金出资{small}在{place}设立全资子公司{subsidiary}，从事{product}业务。
firms|其他|董事会会议决议公告|会议应到董事九人，实到九人，审议通过了关于向{house}银行申请{large}授信额度等{count}项议案。
all|其他|监事会会议决议公告|会议由{person}主持，审议通过了关于会计政策变更等{count}项议案。
all|其他|关于高级管理人员辞职的公告|副总经理{person}因个人原因辞去职务，辞职后不再担任公司任何职务，其工作已妥善交接。
firms|其他|关于通过高新技术企业认定的公告|子公司{subsidiary}收到高新技术企业证书，自认定起连续三年按百分之十五的税率缴纳企业所得税。
all|其他|关于变更签字注册会计师的公告|因审计机构内部工作调整，年度审计项目的签字注册会计师变更为{person}。
goods|其他|关于{product}产线建成投产的公告|位于{place}的{product}项目已完成竣工验收并投产，项目总投资{large}。
all|其他|关于修订公司章程的公告|根据最新法规要求，经{person}等董事提议，公司对章程中{count}项条款进行修订，尚需提交股东大会审议。
finance|其他|关于发行金融债券获得核准的公告|公司获准在银行间债券市场公开发行不超过{large}的金融债券。
finance|其他|关于获准设立分支机构的公告|公司获准在{place}设立分支机构，筹建期限为{months}个月。
finance|其他|董事会会议决议公告|会议应到董事九人，实到九人，审议通过了关于修订风险偏好管理办法等{count}项议案。
finance|其他|关于关联交易事项的公告|公司与{house}集团开展的授信类关联交易金额为{large}，已履行内部审批程序。
all|股东大会|关于召开临时股东大会的通知|本次会议将审议与{subsidiary}的日常关联交易预计等{count}项议案，采用现场与网络投票相结合的方式。
all|股权激励|关于限制性股票激励计划部分限制性股票解除限售条件成就的公告|本次符合解除限售条件的激励对象共{count}人，可解除限售的限制性股票占授予总量的{percent}。
firms|风险提示|关于涉及诉讼的公告|公司因买卖合同纠纷向{place}中级人民法院提起诉讼，涉案金额{small}，案件尚未开庭审理。
goods|风险提示|关于收到行政处罚决定书的公告|子公司{subsidiary}因环保设施运行记录不完整被处以罚款，金额较小，不影响正常经营。
firms|风险提示|关于计提资产减值准备的公告|公司对存货及应收款项进行减值测试，拟计提减值准备{small}，尚需审计确认。
`;

const TEMPLATES = readTemplates(ROWS);

/** Chances of a first and of a second announcement in a month. */
const CHANCES = [0.4, 0.12] as const;

/** Routine announcements of companies, month by month. */
export function routineAnnouncements(world: DemoWorld, company: DemoCompany): readonly Told[] {
  const told: Told[] = [];
  const templates = fitting(TEMPLATES, company);
  let last = -1;
  eachMonth(world, `${world.seed} ${company.text} routine`, (month, random) => {
    for (const chance of CHANCES) {
      if (!random.chance(chance)) continue;
      last = otherThan(last, templates.length, random);
      const [category = '', title = '', summary = ''] = fill(templates[last] ?? '', random, company).split(
        '|',
      );
      const day = tradingDayNear(`${month}-${String(random.whole(1, 28)).padStart(2, '0')}`);
      told.push({ day, category: category as AnnouncementCategory, title, summary });
    }
  });
  return told;
}
