import { useLocale } from 'react-aria-components'
import { de } from './de.ts'
import { en, type Strings } from './en.ts'

/** The same words in every language that the design system speaks. */
export interface StringTable<Words> {
  en: Words
  de: Words
}

/** The words of one component, English being the typed source; they stand in its own folder. */
export function defineStrings<Words>(table: { en: Words; de: NoInfer<Words> }): StringTable<Words> {
  return table
}

/** A number that is written already, with the word for one or for several: `1 Karte`, `12 Karten`. */
export const counted = (count: string, one: string, several: string): string =>
  `${count} ${count === '1' ? one : several}`

const shared = defineStrings<Strings>({ en, de })

/** Words in the language of the surrounding `I18nProvider`, German unless it is English: a component's own, else the shared ones. */
export function useStrings(): Strings
export function useStrings<Words>(table: StringTable<Words>): Words
export function useStrings(table: StringTable<unknown> = shared): unknown {
  const { locale } = useLocale()
  return locale.toLowerCase().startsWith('en') ? table.en : table.de
}
