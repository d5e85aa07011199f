import { ConfigForm } from '@atrium/design-system'
import { useMemo, type ReactNode } from 'react'
import { formatDay } from '../format.ts'
import { useRoleName } from '../roles/index.ts'
import { useMessages } from '../language/useMessages.ts'
import { settingMessages } from './messages.ts'
import { isRoleChoice, isSwitch, wordsOf, type Setting } from './settings.ts'

export interface SettingsFormProps {
  settings: readonly Setting[]
  /** What is entered or kept, by the setting's key. */
  values: Readonly<Record<string, unknown>>
  onChange: (key: string, value: unknown) => void
  /** What is wrong, by the setting's key. */
  faultOf: (key: string) => string | undefined
  /** Level of the groups' headings in the page; default 3. */
  headingLevel?: 2 | 3
  /** What stands below a field, by the setting's key; nothing for most. */
  noteOf?: (key: string) => ReactNode
}

/** Settings of the catalogue, each by its type; `true` and `false` and roles are said in words (ADM-08). */
export function SettingsForm(props: SettingsFormProps) {
  const { settings, values, onChange, faultOf, headingLevel, noteOf } = props
  const say = useSettingWords()
  const byKey = useMemo(() => new Map(settings.map(({ field }) => [field.key, field])), [settings])
  return (
    <ConfigForm
      headingLevel={headingLevel}
      noteOf={noteOf && (({ key }) => noteOf(key))}
      fields={settings.map(({ field }) =>
        hasWords(field)
          ? { ...field, valueSelection: field.valueSelection!.map((one) => say(field, one)) }
          : field,
      )}
      values={Object.fromEntries(
        settings.map(({ field }) => {
          const value = values[field.key]
          if (isRoleChoice(field)) return [field.key, wordsOf(value).map((one) => say(field, one))]
          // Others are read by their field, which says them in its own way.
          const isSaid = hasWords(field) && typeof value === 'string'
          return [field.key, isSaid ? say(field, value) : value]
        }),
      )}
      onChange={(key, value) => {
        const field = byKey.get(key)
        if (!field || !hasWords(field)) return onChange(key, value)
        const meant = (said: unknown) =>
          field.valueSelection!.find((one) => say(field, one) === said) ?? said
        onChange(key, Array.isArray(value) ? value.map(meant) : meant(value))
      }}
      errors={Object.fromEntries(
        settings.flatMap(({ field: { key } }) => {
          const fault = faultOf(key)
          return fault ? [[key, [fault]]] : []
        }),
      )}
    />
  )
}

const hasWords = (field: Setting['field']) => isSwitch(field) || isRoleChoice(field)

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** A kept value as people read it. */
export function useSettingWords(): (field: Setting['field'], value: string) => string {
  const { t, locale } = useMessages(settingMessages)
  const roleName = useRoleName()
  return (field, value) => {
    if (field.type === 'DatePicker') return isDay(value) ? formatDay(locale, value) : value
    if (isRoleChoice(field)) return wordsOf(value).map(roleName).join(', ')
    if (!isSwitch(field)) return value
    return value === 'true' ? t('on') : value === 'false' ? t('off') : value
  }
}
