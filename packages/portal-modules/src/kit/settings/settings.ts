import type { ConfigFieldDef } from '@atrium/design-system'

/** A setting of an application and the field it is filled in with (ENT-05, ENT-06). */
export interface Setting {
  id: number
  field: ConfigFieldDef
}

/** Whether a setting is on or off, as the catalogue says it: a choice of `true` and `false`. */
export const isSwitch = ({ type, valueSelection }: ConfigFieldDef): boolean =>
  type === 'Select' && valueSelection?.join() === 'true,false'

/** A value as it is kept: text; several words with commas between them. */
export function settingText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(',') : String(value).trim()
}
