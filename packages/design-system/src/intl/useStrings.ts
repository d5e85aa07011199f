import { useLocale } from 'react-aria-components'
import { de } from './de.ts'
import { en, type Strings } from './en.ts'

/** The design system's words in the language of the surrounding `I18nProvider`; German unless it is English. */
export function useStrings(): Strings {
  const { locale } = useLocale()
  return locale.toLowerCase().startsWith('en') ? en : de
}
