import type { ConfigurationEntry } from '../contract/index.ts'
import { expect, test } from 'vitest'
import { moduleConfigs } from './moduleConfig.ts'

const entry = (key: string, value: string | null): ConfigurationEntry => ({
  configurationId: 1,
  value,
  configuration: {
    key,
    displayName: key,
    description: null,
    isRequired: false,
    type: 'Select',
    valueSelection: null,
    order: 1,
    columnSize: 12,
    columnBreakAfter: false,
    mediaTypeId: null,
    groupName: null,
  },
})

test.each([
  [[], false, false],
  [[entry('HIDE_ALL_FILE_EXTENSIONS', 'true')], true, false],
  [[entry('DEFAULT_NOTIFY_ENABLED', 'true')], false, true],
  [
    [entry('HIDE_ALL_FILE_EXTENSIONS', 'false'), entry('DEFAULT_NOTIFY_ENABLED', null)],
    false,
    false,
  ],
  [[entry('HIDE_ALL_FILE_EXTENSIONS', '1')], false, false],
])(
  '%#: the switches reach the modules; absent means off (CFG-01, CFG-06, FILE-04, PERM-15)',
  (...row) => {
    const [entries, hidesExtensions, notifiesByDefault] = row
    const configs = moduleConfigs(entries)
    expect(configs.fileexplorer).toEqual({ hidesExtensions, notifiesByDefault, sharesFiles: false })
    expect(configs.linkcollection).toEqual({ hidesExtensions, notifiesByDefault })
    expect(configs.postCollection).toEqual({ notifiesByDefault })
  },
)

test('links for outsiders are off unless the tenant gives them (T-73)', () => {
  expect(moduleConfigs([entry('FILE_SHARES_ENABLED', 'true')]).fileexplorer.sharesFiles).toBe(true)
})
