export { createEventLog } from './event-log.ts'
export type { EventReader, Missed, ReaderOptions } from './event-reader.ts'
export type { LoggedEvent } from './events.repository.ts'
