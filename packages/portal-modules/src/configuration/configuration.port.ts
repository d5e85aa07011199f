import type { Query } from '../kit/query.ts'
import type { Setting } from '../kit/settings/index.ts'

/** A setting with what the application has chosen (ENT-05). */
export interface StoredSetting extends Setting {
  /** Null: nothing chosen, the portal's own choice counts. */
  value: string | null
  can: { change: boolean }
}

export interface SettingChange {
  id: number
  value: string
  commandId: string
}

/** What the configuration needs from its host. Everything rejects with a `PortError`. */
export interface ConfigurationPort {
  settings: () => Query<readonly StoredSetting[]>
  /** Keeps one value (ADM-08). What is wrong with it is told in the field `value`. */
  save: (change: SettingChange) => Promise<StoredSetting>
  /** Told while something would be lost by leaving, and at once when it would not be any more. */
  keepFromLeaving?: (hasUnsaved: boolean) => void
  /** Absent: nothing is live. */
  onChange?: (listener: () => void) => () => void
}
