import type { RecordImportPort } from '../../kit/record-import/records.types.ts'

/** The columns of a file of items. */
export type TimelineField = 'id' | 'day' | 'title' | 'kind' | 'text' | 'url' | 'icon'

/** What a timeline tells, by a file. */
export type TimelineImportPort = RecordImportPort<TimelineField>
