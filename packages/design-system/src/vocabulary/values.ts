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

const added = new Map<string, Readonly<Record<string, AddedValue>>>()

/**
 * Says once, before the first render, what the values of a list are that a product's server uses and Atrium does
 * not know; of one that is known, what it says goes before. Said again, it adds to what was said.
 */
export function addValues(vocabulary: string, values: Readonly<Record<string, AddedValue>>): void {
  added.set(vocabulary, { ...added.get(vocabulary), ...values })
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
  const said = label?.[locale] ?? label?.[locale.split('-', 1)[0]!]
  return said ?? own ?? (label && Object.values(label)[0]) ?? readable(`${value}`)
}

/** `tradeFair`, `trade_fair` and `TRADE-FAIR` as people write it: `Trade fair`. */
export function readable(value: string): string {
  const words = value
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? '–' : words.charAt(0).toUpperCase() + words.slice(1)
}
