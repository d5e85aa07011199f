import type { RecordImportPort } from '../../kit/record-import/records.types.ts'

/** The columns of a file of costs. */
export type CostField = 'id' | 'name' | 'externalId' | 'start' | 'end' | 'booked' | 'invoiced'

/** What of the channels of a campaign was booked and invoiced, by a file; channels come by none. */
export type CostsImportPort = (campaignId: number) => RecordImportPort<CostField>
