import {
  firstMessage,
  maxLength,
  minLength,
  required,
  strictUrl,
  url,
  type Message,
} from './checks.ts'

/** Lengths of the fields of a link or menu item (VAL-06, VAL-07). */
export const LINK_LENGTHS = {
  displayName: { min: 3, max: 100 },
  description: { min: 3, max: 100 },
  icon: { min: 2, max: 100 },
} as const

export interface LinkItem {
  /** Its name, 3 to 100 characters. */
  displayName: string
  /** Optional, 3 to 100 characters. */
  description?: string
  /** Name of its icon, optional, 2 to 100 characters. */
  icon?: string
}

function length(value: string, { min, max }: { min: number; max: number }, locale: string) {
  return firstMessage(minLength(value, min, locale), maxLength(value, max, locale))
}

/** What is wrong with a link or menu item, by field (VAL-06). */
export function linkItem(item: LinkItem, locale: string): Partial<Record<keyof LinkItem, string>> {
  const { displayName, description = '', icon = '' } = item
  return broken({
    displayName:
      required(displayName, locale) ?? length(displayName, LINK_LENGTHS.displayName, locale),
    description: length(description, LINK_LENGTHS.description, locale),
    icon: length(icon, LINK_LENGTHS.icon, locale),
  })
}

export interface LinkVariant {
  /** Where it leads. */
  url: string
  /** Name of its icon, 2 to 100 characters. */
  icon: string
}

/** What is wrong with a variant that has an address: both are needed (VAL-07). */
export function linkVariant(
  variant: LinkVariant,
  locale: string,
  isStrict = false,
): Partial<Record<keyof LinkVariant, string>> {
  const { url: address, icon } = variant
  const check = isStrict ? strictUrl : url
  return broken({
    url: required(address, locale) ?? check(address, locale),
    icon: required(icon, locale) ?? length(icon, LINK_LENGTHS.icon, locale),
  })
}

function broken<Field extends string>(messages: Record<Field, Message>) {
  const entries = Object.entries(messages).filter(([, message]) => message !== undefined)
  return Object.fromEntries(entries) as Partial<Record<Field, string>>
}
