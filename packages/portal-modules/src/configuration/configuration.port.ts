import type { Query } from '../kit/query.ts'
import type { Setting } from '../kit/settings/index.ts'

/** A setting with what the application has chosen (ENT-05). */
export interface StoredSetting extends Setting {
  /** Null: nothing chosen, the portal's own choice counts. */
  value: string | null
  can: { change: boolean }
}

/** What somebody did to a setting. */
export interface PastChange {
  id: number
  /** Of the setting. */
  key: string
  at: Date
  /** Null: the server itself. */
  actorName: string | null
  /** Null: nothing was chosen. */
  from: string | null
  to: string | null
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
  /** Takes a value away: the portal's own choice counts again (T-98). */
  reset: (setting: { id: number; commandId: string }) => Promise<StoredSetting>
  /** What was changed, the newest first (T-98). */
  history: () => Query<readonly PastChange[]>
  /** Told while something would be lost by leaving, and at once when it would not be any more. */
  keepFromLeaving?: (hasUnsaved: boolean) => void
  /** Absent: nothing is live. */
  onChange?: (listener: () => void) => () => void
}
