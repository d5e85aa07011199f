import type { ConfigFieldDef } from '@atrium/design-system'
import { isRole } from '../roles/index.ts'

/** A setting of an application and the field it is filled in with (ENT-05, ENT-06). */
export interface Setting {
  id: number
  field: ConfigFieldDef
}

/** Whether a setting is on or off, as the catalogue says it: a choice of `true` and `false`. */
export const isSwitch = ({ type, valueSelection }: ConfigFieldDef): boolean =>
  type === 'Select' && valueSelection?.join() === 'true,false'

/** Whether roles are chosen, as the catalogue says it: several of those of the sign-in profile. */
export const isRoleChoice = ({ type, valueSelection }: ConfigFieldDef): boolean =>
  type === 'Autocomplete' && (valueSelection?.length ?? 0) > 0 && valueSelection!.every(isRole)

/** The words of a value of several: with commas between them as they are kept, or as they were entered. */
export const wordsOf = (value: unknown): string[] =>
  settingText(value)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** A value as it is kept: text; several words with commas between them. */
export function settingText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(',') : String(value).trim()
}
