import { ComboBox } from '@atrium/design-system'
import { useMemo, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { findIcons } from './find-icons.ts'
import { linkIcon, linkIconNames, linkIcons, type LinkIconName } from './link-icons.ts'

export interface IconFieldProps {
  /** Name of the chosen icon. */
  value: string
  onChange: (name: string) => void
  errorMessage: string | undefined
}

/** What is searched for before anybody types (SRCH-09). */
const firstSearch = 'chart'

/** An icon, found by a word in either language; up to 15 are offered (LINK-06, SRCH-09). */
export function IconField({ value, onChange, errorMessage }: IconFieldProps) {
  const { t } = useMessages(messages)
  const [text, setText] = useState(firstSearch)
  const options = useMemo(() => {
    const label = (name: LinkIconName) => t(`icon.${name}`)
    return findIcons(linkIconNames, text, (name) => `${label(name)} ${name}`).map((name) => ({
      id: name,
      label: label(name),
      icon: linkIcons[name],
    }))
  }, [t, text])
  const known = linkIcon(value) ? t(`icon.${value as LinkIconName}`) : value
  return (
    <ComboBox
      label={t('field.icon')}
      description={t('field.iconHint')}
      options={options}
      value={value === '' ? null : value}
      valueLabel={known}
      isFiltered
      isRequired
      emptyText={t('field.iconNone')}
      errorMessage={errorMessage}
      onChange={(name) => onChange(name ?? '')}
      onInputChange={(typed) => setText(typed.trim() === '' ? firstSearch : typed)}
    />
  )
}
