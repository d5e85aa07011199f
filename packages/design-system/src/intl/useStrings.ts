import { useLocale } from 'react-aria-components'
import { de } from './de.ts'
import { en, type Strings } from './en.ts'

/** The same words in every language that the design system speaks. */
export interface StringTable<Words> {
  /** The component's, by which a product adds to them. */
  name: string
  en: Words
  de: Words
}

/** Gives a component's words in a language as a product says them. */
export type Adapt = (name: string, words: object, locale: string) => object

// Set by `addStrings`: who adds nothing does not load what puts words together.
let adapt: Adapt = (_name, words) => words
export const adaptStrings = (to: Adapt): void => void (adapt = to)

/** The words of one component, English being the typed source; they stand in its own folder. */
export const defineStrings = <Words extends object>(
  name: string,
  table: { en: Words; de: NoInfer<Words> },
): StringTable<Words> => ({ name, ...table })

/** A number that is written already, with the word for one or for several: `1 Karte`, `12 Karten`. */
export const counted = (count: string, one: string, several: string): string =>
  `${count} ${count === '1' ? one : several}`

const shared = defineStrings<Strings>('shared', { en, de })

/**
 * Words in the language of the surrounding `I18nProvider`: German for German, those of another language that
 * were added, else English. A component's own, else the shared ones.
 */
export function useStrings(): Strings
export function useStrings<Words extends object>(table: StringTable<Words>): Words
export function useStrings(table: StringTable<object> = shared): unknown {
  return stringsIn(table, useLocale().locale)
}

/** The same outside React, in a language such as `de-DE`. */
export function stringsIn<Words extends object>(table: StringTable<Words>, locale: string): Words {
  const words = locale.toLowerCase().startsWith('de') ? table.de : table.en
  return adapt(table.name, words, locale) as Words
}
