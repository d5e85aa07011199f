import type { ConfigurationEntry } from '../contract/applications/applications.contract.ts'
import { readValue } from './values.ts'

/** Whether a switch of the application is on (CFG-01). */
export const isSwitchedOn = (entries: readonly ConfigurationEntry[], key: string): boolean =>
  entries.some(
    ({ configuration, value }) =>
      configuration.key === key && value !== null && readValue(value) === true,
  )

/** A setting as it was written; null where it is not set. */
export const settingOf = (entries: readonly ConfigurationEntry[], key: string): string | null =>
  entries.find(({ configuration }) => configuration.key === key)?.value ?? null

/** What the switches of an application say to its modules, by component type (CFG-01, CFG-06). */
export function moduleConfigs(entries: readonly ConfigurationEntry[]): {
  fileexplorer: { hidesExtensions: boolean; notifiesByDefault: boolean; sharesFiles: boolean }
  linkcollection: { hidesExtensions: boolean; notifiesByDefault: boolean }
  postCollection: { notifiesByDefault: boolean }
} {
  const isOn = (key: string) => isSwitchedOn(entries, key)
  const hidesExtensions = isOn('HIDE_ALL_FILE_EXTENSIONS')
  const notifiesByDefault = isOn('DEFAULT_NOTIFY_ENABLED')
  return {
    fileexplorer: {
      hidesExtensions,
      notifiesByDefault,
      sharesFiles: isOn('FILE_SHARES_ENABLED'),
    },
    linkcollection: { hidesExtensions, notifiesByDefault },
    postCollection: { notifiesByDefault },
  }
}
