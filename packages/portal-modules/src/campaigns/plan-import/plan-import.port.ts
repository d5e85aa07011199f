import type { Media } from '@atrium/design-system/theme'
import type { Query } from '../../kit/index.ts'

/** What a column of a file can hold. `campaign` only says which rows are of this campaign. */
export const importFields = [
  'name',
  'mediaType',
  'publisher',
  'budget',
  'start',
  'end',
  'bookingDeadline',
  'materialDeadline',
  'externalId',
  'campaign',
] as const
export type ImportField = (typeof importFields)[number]

/** A media type of the application; several can be of one kind (MT-02). */
export interface ImportMediaType {
  id: number
  name: string
  kind: Media
}

/** A channel as it is planned now, by what a row of a file is found again by. */
export interface ExistingChannel {
  name: string
  mediaTypeId: number
  kind: Media
  publisher: string | null
}

/** How the files of a client are read. */
export interface ImportMapping {
  /** Heads of columns as they stand in the file; null: the column is not taken over. */
  columns: readonly { head: string; field: ImportField | null }[]
  /** What the file calls media types. */
  mediaTypes: readonly { word: string; mediaTypeId: number }[]
}

/** A row that is taken over. What is absent stays as it is; null empties it. Days are `YYYY-MM-DD`. */
export interface ImportedChannel {
  externalId?: string
  name: string
  mediaTypeId: number
  publisher?: string | null
  budget?: number | null
  start?: string | null
  end?: string | null
  bookingDeadline?: string | null
  materialDeadline?: string | null
}

/** What happens to channels of the campaign that the file does not name. */
export type MissingChannels = 'keep' | 'remove'

/** What a row does, or a channel that no row names. */
export type ImportResult = 'added' | 'changed' | 'unchanged' | 'removed' | 'stopped' | 'kept'

/** The values of a channel that differ, by field. */
export type ChannelFacts = Partial<Record<ImportField, string | number | null>>

/** What a file does to a plan, or would do. */
export interface PlanComparison {
  /** The version of the campaign that it was compared with; null: the host keeps none. */
  version: number | null
  rows: readonly {
    /** Place among the rows that were sent, from 0; null: no row names the channel. */
    index: number | null
    name: string
    result: ImportResult
    before: ChannelFacts
    after: ChannelFacts
  }[]
}

export interface PlanCommand {
  campaignId: number
  channels: readonly ImportedChannel[]
  missing: MissingChannels
}

/** What taking over media plans from files needs from its host (CAMP-07). */
export interface PlanImportPort {
  mediaTypes: () => Query<readonly ImportMediaType[]>
  /** The channels of a campaign as they are now. */
  channels: (campaignId: number) => Query<readonly ExistingChannel[]>
  /** How the files of the campaign's client were read last; null: none was. */
  mapping: (campaignId: number) => Query<ImportMapping | null>
  /** Keeps it for all campaigns of the client. */
  saveMapping: (command: {
    campaignId: number
    mapping: ImportMapping
    commandId: string
  }) => Promise<void>
  /**
   * Says what a plan would change, and writes nothing. Rejects with `invalid` where rows are wrong; its
   * `fields` name them as `channels[3].budget`.
   */
  compare: (command: PlanCommand) => Promise<PlanComparison>
  /**
   * Takes a plan over, all or nothing; `changeId` takes it back. Rejects with `conflict` where the
   * campaign is another than `version`.
   */
  replace: (
    command: PlanCommand & { version: number | null; commandId: string },
  ) => Promise<PlanComparison & { changeId: number | null }>
  /** Takes a change back; rejects with `conflict` where somebody went on from it. */
  undo: (command: { campaignId: number; changeId: number; commandId: string }) => Promise<void>
}
