import type { ConfigurationEntry } from '@atrium/api-client/contract'
import { readValue } from '@atrium/api-client/values'
import { settingOf } from '../moduleConfig.ts'

/** Whether a tenant orders without building blocks; where nothing is said it has them (CFG-03). */
export const isSwitchedOff = (entries: readonly ConfigurationEntry[]): boolean =>
  readValue(settingOf(entries, 'BUILDING_BLOCKS_ENABLED') ?? '') === false
