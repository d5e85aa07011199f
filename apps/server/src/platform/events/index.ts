export { createEventLog } from './event-log.ts'
export type { EventReader } from './event-reader.ts'
export type { LoggedEvent } from './events.repository.ts'
