import { settingText } from '../kit/settings/index.ts'
import type { StoredSetting } from './configuration.port.ts'

/** What was entered, by the setting's key; what is as it was is not in it. */
export type Entered = Readonly<Record<string, unknown>>

/** What is shown: what was entered, else what is kept. */
export const valuesOf = (settings: readonly StoredSetting[], entered: Entered): Entered => ({
  ...Object.fromEntries(settings.map(({ field, value }) => [field.key, value])),
  ...entered,
})

/** Takes a value up; one that is the same as the kept one is no change. */
export function withValue(
  settings: readonly StoredSetting[],
  entered: Entered,
  key: string,
  value: unknown,
): Entered {
  const { [key]: _before, ...others } = entered
  const kept = settings.find(({ field }) => field.key === key)?.value
  return settingText(value) === settingText(kept) ? others : { ...others, [key]: value }
}

/** What is to be saved, in the settings' order. What cannot be changed is not among it. */
export const changesOf = (
  settings: readonly StoredSetting[],
  entered: Entered,
): { id: number; key: string; value: string }[] =>
  settings
    .filter(({ field, can }) => can.change && field.key in entered)
    .map(({ id, field }) => ({ id, key: field.key, value: settingText(entered[field.key]) }))
