import { createIntl } from 'react-intl'
import type { Locale } from '../module-host/host.tsx'
import { addToMessages, type Adding } from './useMessages.ts'

/** Texts in ICU message syntax, by the catalogue's id (`campaigns`) and by key. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

const added = new Map<Locale, Words>()

/**
 * Says once, before the first render, what the modules say in a language: a further one (`fr`), or other
 * words in `de` or `en`. The keys stand in `messages/en.json` of the package. What is missing is said in
 * German for `de`, else in English. A language with a region (`fr-CH`) takes the words of its language where it
 * has none of its own. Throws a SyntaxError that names the key of a text that is no message.
 */
export function addWords(locale: Locale, words: Words): void {
  const all: Record<string, Readonly<Record<string, string>>> = { ...added.get(locale) }
  for (const [id, texts] of Object.entries(words)) {
    for (const [key, text] of Object.entries(texts)) check(`${id} ${key}`, text, locale)
    all[id] = { ...all[id], ...texts }
  }
  added.set(locale, all)
  addToMessages(wordsOf)
}

function check(name: string, text: string, locale: Locale) {
  try {
    createIntl({ locale }).formatters.getMessageFormat(text, locale)
  } catch (error) {
    throw new SyntaxError(`${name}: ${String(error)}`, { cause: error })
  }
}

/** What a product says of a catalogue in a language. */
const wordsOf: Adding = (id, locale) => ({
  ...added.get(locale.split('-', 1)[0]!)?.[id],
  ...added.get(locale)?.[id],
})
