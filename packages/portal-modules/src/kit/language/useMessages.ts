import type { ReactNode } from 'react'
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl'
import { useHostLocale, type Locale } from '../module-host/host.tsx'
import { innerQuotes } from './inner-quotes.ts'
import type { Catalogue } from '../messages.ts'
import { languageOf } from './languages.ts'

type Primitive = string | number | bigint | boolean | Date | null | undefined
type Values = Record<string, Primitive>
type RichValues = Record<string, Primitive | ReactNode | ((chunks: ReactNode[]) => ReactNode)>

export interface MessageTools<Key extends string = string> {
  /** A text of the catalogue in the host's language. */
  t: (key: Key, values?: Values) => string
  /** The same with elements in it. */
  rich: (key: Key, values: RichValues) => ReactNode
  locale: Locale
  intl: IntlShape
}

const intlCache = createIntlCache()
let made = new WeakMap<Catalogue, Record<string, MessageTools>>()

/** What a product says of a catalogue in a language, instead of what the catalogue says. */
export type Adding = (id: string, locale: Locale) => Readonly<Record<string, string>>

// Set by `addWords`: who adds nothing does not load what puts words together.
let adding: Adding | undefined

/** Takes a product's words; what was made without them is made anew. */
export function addToMessages(words: Adding): void {
  adding = words
  made = new WeakMap()
}

/** The texts of a catalogue in a language, outside React. */
export function messageTools<Key extends string>(
  catalogue: Catalogue<Key>,
  locale: Locale,
): MessageTools<Key> {
  let tools = made.get(catalogue)
  if (!tools) made.set(catalogue, (tools = {}))
  return (tools[locale] ??= create(catalogue, locale)) as MessageTools<Key>
}

/** The texts of a catalogue in the host's language. */
export function useMessages<Key extends string>(catalogue: Catalogue<Key>): MessageTools<Key> {
  return messageTools(catalogue, useHostLocale())
}

/** As they are written, or read already when a host was built: what reads them needs not come along then. */
type Texts = Readonly<Record<string, string | MessageFormatElement[]>>

/** A text without any of these stands for itself, whatever values come with it. */
const SYNTAX = /[{}<>'#]/

function create(catalogue: Catalogue, locale: Locale): MessageTools {
  const ours: Texts = languageOf(locale) === 'de' ? catalogue.de : catalogue.en.texts
  const messages: Texts = { ...ours, ...adding?.(catalogue.en.id, locale) }
  const intl = createIntl(
    { locale, defaultLocale: 'de', messages: { ...messages } as Record<string, string> },
    intlCache,
  )
  const { formatters, formats } = intl
  const read = new Map<string, (values: Values) => unknown>()

  const itself = (id: string) => {
    const text = messages[id]
    return typeof text === 'string' && !SYNTAX.test(text) ? text : undefined
  }
  const make = (id: string) => {
    const text = messages[id]
    if (text === undefined) return undefined
    const whole = formatters.getMessageFormat(text, locale, formats, { formatters })
    return joined(whole.getAst()) ?? ((values: Values) => whole.format(values))
  }
  // Rows of a list have dozens of texts: what finds the format of one asks for all of its text each time.
  const formatOf = (id: string) => {
    const known = read.get(id)
    if (known) return known
    const words = itself(id)
    const format = words === undefined ? make(id) : () => words
    if (format) read.set(id, format)
    return format
  }
  const words = new Map<string, string>()
  const plain = (id: string) => {
    const known = words.get(id)
    if (known !== undefined) return known
    // Where texts were read at the build nothing reads the plain ones: react-intl would make two errors of each.
    const text = itself(id) ?? intl.formatMessage({ id })
    words.set(id, text)
    return text
  }
  return {
    t: (id, values) => {
      if (!values) return plain(id)
      try {
        const text = formatOf(id)?.(values)
        if (typeof text === 'string') return innerQuotes(text, locale)
      } catch {
        // It says below what is wrong, and answers with what can be shown.
      }
      return intl.formatMessage({ id }, values)
    },
    rich: (id, values) => itself(id) ?? intl.formatMessage({ id }, values as Values),
    locale,
    intl,
  }
}

/** A piece of a text as it was read: words, or the name of what stands there. */
interface Piece {
  type: number
  value?: unknown
}
const WORDS = 0
const NAME = 1

/** Texts without plurals and the like are only words and values behind each other. */
function joined(pieces: readonly Piece[]): ((values: Values) => string | undefined) | undefined {
  if (pieces.some(({ type }) => type !== WORDS && type !== NAME)) return undefined
  return (values) => {
    let text = ''
    for (const { type, value } of pieces) {
      const part = type === WORDS ? value : values[String(value)]
      if (typeof part !== 'string' && typeof part !== 'number') return undefined
      text += part
    }
    return text
  }
}
