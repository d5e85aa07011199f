import { ComboBox } from '@atrium/design-system'
import { useMemo, useState } from 'react'
import { useMessages } from '../language/useMessages.ts'
import { findIcons } from './find-icons.ts'
import { iconWords } from './messages/index.ts'
import { iconNames, namedIcon, namedIcons, type IconName } from './named-icons.ts'

export interface IconFieldProps {
  /** Name of the chosen icon; empty: none. */
  value: string
  onChange: (name: string) => void
  errorMessage?: string | undefined
  isRequired?: boolean
}

/** What is searched for before anybody types (SRCH-09). */
const firstSearch = 'chart'

/** An icon, found by a word in either language; up to 15 are offered (LINK-06, SRCH-09). */
export function IconField({ value, onChange, errorMessage, isRequired }: IconFieldProps) {
  const { t } = useMessages(iconWords)
  const [text, setText] = useState(firstSearch)
  const options = useMemo(() => {
    const label = (name: IconName) => t(`icon.${name}`)
    return findIcons(iconNames, text, (name) => `${label(name)} ${name}`).map((name) => ({
      id: name,
      label: label(name),
      icon: namedIcons[name],
    }))
  }, [t, text])
  const known = namedIcon(value) ? t(`icon.${value as IconName}`) : value
  return (
    <ComboBox
      label={t('field.label')}
      description={t('field.hint')}
      options={options}
      value={value === '' ? null : value}
      valueLabel={known}
      isFiltered
      isRequired={isRequired}
      emptyText={t('field.none')}
      errorMessage={errorMessage}
      onChange={(name) => onChange(name ?? '')}
      onInputChange={(typed) => setText(typed.trim() === '' ? firstSearch : typed)}
    />
  )
}
