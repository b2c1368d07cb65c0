import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { dayText } from './figure-text.ts';
import type { Told } from './told.ts';
import { visitStory } from './visit-story.ts';

/** Announcements of the minutes of each visit. */
export function visitAnnouncements(world: DemoWorld, company: DemoCompany): readonly Told[] {
  return visitStory(world, company).map(({ day, announced, form, visitors }) => ({
    day: announced,
    category: '其他',
    title: '投资者关系活动记录表',
    summary:
      `公司于${dayText(day)}以${form}形式接待${visitors.institution_count}家机构共${visitors.person_count}人，` +
      '就经营情况与发展规划进行了交流，未透露未公开的重大信息。',
  }));
}
