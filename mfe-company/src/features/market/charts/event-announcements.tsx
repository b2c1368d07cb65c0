import { opinionTables, type ANNOUNCEMENT_CATEGORIES } from '@console/contract-company';
import { useCan } from '@console/platform';
import { useSubjectCall } from '@console/subject';
import { Ladder } from '@console/ui';
import { Modal, useFocusReturn } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { QuotationEvent } from './candle-spec.ts';
import './event-announcements.css';

interface EventAnnouncementsProps {
  /** Those of one flag. */
  readonly events: readonly QuotationEvent[];
  readonly onClose: () => void;
}

/** The authority to read announcements. */
const NEEDS = 'gssjk_gn_view_fundPreference';
/** The category of announcements in which an event is announced. */
const CATEGORIES: Readonly<Record<QuotationEvent['kind'], (typeof ANNOUNCEMENT_CATEGORIES)[number]>> = {
  dividend: '分红',
  pledge: '质押',
  report: '定期报告',
};

/** The events of a flag, each with its announcement, in a dialog. */
export function EventAnnouncements({ events, onClose }: EventAnnouncementsProps): ReactElement {
  useFocusReturn();
  return (
    <Modal open title="公告" footer={null} onCancel={onClose} width={640}>
      {events.map((event) => (
        <EventAnnouncement key={`${event.date} ${event.kind} ${event.title}`} event={event} />
      ))}
    </Modal>
  );
}

/** An event, and the newest announcement of its category up to its day: a dividend is announced before it is paid. */
function EventAnnouncement({ event }: { readonly event: QuotationEvent }): ReactElement {
  const { date, kind, title } = event;
  const newest = {
    category: CATEGORIES[kind],
    endTime: date,
    sort: 'announcementDate,DESC' as const,
    page: 0,
    size: 1,
  };
  const answer = useSubjectCall(opinionTables.announcements, newest, { enabled: useCan(NEEDS) });
  return (
    <section className="event-announcement" aria-label={`${date} ${title}`}>
      <h3>
        <span>{date}</span> {title}
      </h3>
      <Ladder
        answer={answer}
        what="公告"
        rows={2}
        needs={NEEDS}
        emptyOf={({ content }) => (content.length === 0 ? NOTHING : null)}
      >
        {({ content: [announcement] }) =>
          announcement && (
            <>
              <p>
                {announcement.title} <small>{announcement.announcementDate} 公告</small>
              </p>
              <p>{announcement.summary ?? '数据源中没有这份公告的摘要'}</p>
            </>
          )
        }
      </Ladder>
    </section>
  );
}

const NOTHING = { title: '没有找到公告', cause: '数据源中没有这一事件的公告' } as const;
