import { wordsOf } from './words.ts'
import { isStrictUrl, isUrl } from './urls.ts'

/** The message of a broken rule, or nothing when the entry fits. */
export type Message = string | undefined

/** True for everything that counts as no answer: nothing, blanks, an empty list. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || Number.isNaN(value)
}

/** An answer is needed; `false` and `0` are answers. */
export function required(value: unknown, locale: string): Message {
  return isBlank(value) ? wordsOf(locale).required : undefined
}

/** At least so many characters, blanks around them not counted; nothing at all is not its matter. */
export function minLength(value: string, min: number, locale: string): Message {
  if (isBlank(value)) return undefined
  return value.trim().length < min ? wordsOf(locale).minLength(min) : undefined
}

/** At most so many characters, blanks around them not counted. */
export function maxLength(value: string, max: number, locale: string): Message {
  return value.trim().length > max ? wordsOf(locale).maxLength(max) : undefined
}

/** Of links to pages and reports: absolute http(s), or a path of this site (VAL-05). */
export function strictUrl(value: string, locale: string): Message {
  return isBlank(value) || isStrictUrl(value) ? undefined : wordsOf(locale).strictUrl
}

/** Of all other links: anything but control characters and addresses that run code (VAL-05). */
export function url(value: string, locale: string): Message {
  return isBlank(value) || isUrl(value) ? undefined : wordsOf(locale).url
}

/** The first message among several checks, in their order. */
export function firstMessage(...messages: Message[]): Message {
  return messages.find((message) => message !== undefined)
}
