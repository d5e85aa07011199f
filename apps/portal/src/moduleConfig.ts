import type { ConfigurationEntry } from '@atrium/api-client/contract'
import { readValue } from '@atrium/api-client/values'
import type { FileExplorerConfig } from '@atrium/portal-modules/file-explorer/manifest'

/** What the switches of an application say to its modules, by component type (FILE-04, PERM-15). */
export function moduleConfigs(entries: readonly ConfigurationEntry[]): {
  fileexplorer: FileExplorerConfig
} {
  const isOn = (key: string) =>
    entries.some(
      ({ configuration, value }) =>
        configuration.key === key && value !== null && readValue(value) === true,
    )
  return {
    fileexplorer: {
      hidesExtensions: isOn('HIDE_ALL_FILE_EXTENSIONS'),
      notifiesByDefault: isOn('DEFAULT_NOTIFY_ENABLED'),
    },
  }
}
