import type { RecordValues, StoredRecord } from '../../kit/record-import/records.types.ts'
import { itemKinds, type ItemFields, type TimelineItem } from '../timeline.port.ts'
import type { TimelineField } from './timeline-import.port.ts'

/** An item as an import compares with it. */
export const toRecord = ({ id, version, ...item }: TimelineItem): StoredRecord<TimelineField> => ({
  id,
  version,
  values: {
    id,
    day: item.day,
    title: item.title,
    kind: item.kind,
    text: item.text,
    url: item.url,
    icon: item.icon,
  },
})

/** What an import says of an item. */
export const toFields = (values: RecordValues<TimelineField>): ItemFields => {
  const text = (field: TimelineField) => String(values[field] ?? '')
  const kind = itemKinds.find((one) => one === text('kind'))
  return {
    title: text('title'),
    text: text('text'),
    day: text('day'),
    kind: kind ?? 'info',
    icon: text('icon'),
    url: text('url'),
  }
}
