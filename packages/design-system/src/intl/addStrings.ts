import { adaptStrings, type Adapt } from './useStrings.ts'

/**
 * Words of components in one language, by the component's name (`shared` for those that several have) and by
 * key, each of the kind that stands there: a text, a function that makes one, or an object of them.
 */
export type AddedStrings = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const added = new Map<string, AddedStrings>()
let made = new WeakMap<object, Map<string, object>>()

/**
 * Says once, before the first render, what the components say in a language: a further one (`fr`), or other
 * words in `de` or `en`. What is missing is said in German for `de`, else in English. The words of the last
 * call win; a language with a region (`fr-CH`) takes those of its language where it has none of its own.
 */
export function addStrings(locale: string, strings: AddedStrings): void {
  const before = added.get(locale) ?? {}
  added.set(locale, merged(before, strings) as AddedStrings)
  made = new WeakMap()
  adaptStrings(withAdded)
}

/** The words of a table with those that were added for the language. */
const withAdded: Adapt = (name, words, locale) => {
  const ofLocale = made.get(words)?.get(locale)
  if (ofLocale) return ofLocale
  const own = [locale.split('-', 1)[0]!, locale].map((tag) => added.get(tag)?.[name] ?? {})
  const all = own.reduce(merged, words)
  const known = made.get(words) ?? new Map<string, object>()
  made.set(words, known.set(locale, all))
  return all
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Of both the keys; where both have one, the second's, in objects key by key. */
function merged(one: object, other: object): object {
  const result: Record<string, unknown> = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const known = result[key]
    result[key] = isObject(known) && isObject(value) ? merged(known, value) : value
  }
  return result
}
