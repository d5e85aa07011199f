import { settingText } from '../kit/settings/index.ts'
import type { PastChange, StoredSetting } from './configuration.port.ts'

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

const fixed: readonly string[] = ['Text', 'Html', 'SectionHeader', 'Spacer', 'Hidden']

/** Whether there is something to choose at all. */
export const isChosen = ({ field }: Pick<StoredSetting, 'field'>): boolean =>
  !fixed.includes(field.type)

/** Whether something else than the portal's own choice counts. */
export const isChanged = (setting: Pick<StoredSetting, 'field' | 'value'>): boolean =>
  isChosen(setting) && settingText(setting.value) !== ''

/** Words without case and accents, as people look for them. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The settings whose name, description, group or key holds all words; with `onlyChanged` those that were changed. */
export function findSettings<One extends StoredSetting>(
  settings: readonly One[],
  text: string,
  onlyChanged: boolean,
): One[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return settings.filter((setting) => {
    if (onlyChanged && !isChanged(setting)) return false
    const { displayName, description, groupName, key } = setting.field
    const all = fold([displayName, description, groupName, key].filter(Boolean).join(' '))
    return words.every((word) => all.includes(word))
  })
}

/** What happened to each setting, by its key; the newest first. */
export const byKey = (changes: readonly PastChange[]): ReadonlyMap<string, readonly PastChange[]> =>
  Map.groupBy(changes, ({ key }) => key)
