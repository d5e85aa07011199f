import type { TimelineItem as ItemAnswer } from '@atrium/api-client/contract'
import { fromDay } from '@atrium/api-client/values'
import type { TimelineItem } from '../timeline.port.ts'

/** An item in the module's words. */
export function toItem(item: ItemAnswer): TimelineItem {
  const { createdByUser: person } = item
  return {
    // Orders have numbers of their own, which may be those of items as well.
    id: item.type === 'order' ? -item.id : item.id,
    title: item.title,
    text: item.text,
    day: fromDay(item.date),
    kind: item.type,
    icon: item.icon,
    url: item.url,
    author: person ? `${person.firstName} ${person.lastName}`.trim() : null,
    version: item.version,
    can: { edit: item.can.edit },
  }
}
