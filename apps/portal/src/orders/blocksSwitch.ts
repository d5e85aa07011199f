import { readValue, settingOf } from '@atrium/api-client/values'
import type { ConfigurationEntry } from '@atrium/api-client/contract'

/** Whether a tenant orders without building blocks; where nothing is said it has them (CFG-03). */
export const isSwitchedOff = (entries: readonly ConfigurationEntry[]): boolean =>
  readValue(settingOf(entries, 'BUILDING_BLOCKS_ENABLED') ?? '') === false
