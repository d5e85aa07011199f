import type { LucideIcon } from 'lucide-react'

/** A value of a product's own server: what it is called and how it looks. */
export interface AddedValue {
  /** In the product's language, or by language: `{ de: 'Messe', en: 'Trade fair' }`. Default: the value, made readable. */
  label?: string | Readonly<Record<string, string>>
  /** Default: a plain one. */
  icon?: LucideIcon
  /** Default `neutral`. */
  tone?: 'neutral' | 'brand' | 'ok' | 'warn' | 'bad' | 'info'
}

type Values = Readonly<Record<string, AddedValue>>

/** All that was said of a list, as it was said. */
const said = new Map<string, readonly Values[]>()
/** The same put together. */
const added = new Map<string, Values>()

function say(vocabulary: string, all: readonly Values[]) {
  said.set(vocabulary, all)
  added.set(
    vocabulary,
    all.reduce((before, next) => ({ ...before, ...next }), {}),
  )
}

/**
 * Says once, before the first render, what the values of a list are that a product's server uses and Atrium does
 * not know; of one that is known, what it says goes before. Said again, it adds to what was said.
 * What it returns takes back what was said: for tests and stories, whose next one knows nothing of it. A product
 * has no need of it; what is shown already does not hear of it.
 */
export function addValues(vocabulary: string, values: Values): () => void {
  const own = { ...values }
  say(vocabulary, [...(said.get(vocabulary) ?? []), own])
  return () =>
    say(
      vocabulary,
      said.get(vocabulary)!.filter((one) => one !== own),
    )
}

/** The values that were added to a list, in the order in which they were said. */
export const addedValues = (vocabulary: string): readonly string[] =>
  Object.keys(added.get(vocabulary) ?? {})

/** What was said of a value; undefined: nothing. */
export function addedValue(vocabulary: string, value: string | number): AddedValue | undefined {
  const values = added.get(vocabulary)
  return values && Object.hasOwn(values, value) ? values[value] : undefined
}

/** What a value is called: as the product says in the language, else as `own` does, else made readable. */
export function valueLabel(
  vocabulary: string,
  value: string | number,
  locale: string,
  own: string | undefined,
): string {
  const label = addedValue(vocabulary, value)?.label
  if (typeof label === 'string') return label
  const word = label?.[locale] ?? label?.[locale.split('-', 1)[0]!]
  return word ?? own ?? (label && Object.values(label)[0]) ?? readable(`${value}`)
}

/** `tradeFair`, `trade_fair` and `TRADE-FAIR` as people write it: `Trade fair`; `TV Nord` and `OOH` are so already. */
export function readable(value: string): string {
  const text = value.trim()
  if (/\s|^[\p{Lu}\d]+$/u.test(text)) return text
  const words = text
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replaceAll(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? '–' : words.charAt(0).toUpperCase() + words.slice(1)
}
