import { createIntl } from 'react-intl'
import { parseAst, type Plugin } from 'vite'

const reader = '@formatjs/icu-messageformat-parser'
const { formatters } = createIntl({ locale: 'de' })

interface Node {
  type: string
  start: number
  end: number
  value?: unknown
}

/** The texts in a catalogue, wherever they stand in it. */
function* textsIn(node: unknown): Generator<Node & { value: string }> {
  if (typeof node !== 'object' || node === null) return
  const { type, value } = node as Node
  if (type === 'Property') {
    const { type: kind, value: text } = value as Node
    if (kind === 'TemplateLiteral' || kind === 'BinaryExpression')
      throw new Error(
        'A text of a catalogue is written as one string, so that it can be read at the build.',
      )
    if (kind === 'Literal' && typeof text === 'string') yield value as Node & { value: string }
  }
  for (const child of Object.values(node)) yield* textsIn(child)
}

/** What only stands for itself is a text for every reader; the rest needs to be read first. */
const isPlain = (text: string) => !/[{}<>'#]/.test(text)

/** A catalogue with its texts as they are read: then what reads them needs not travel. */
export function readBefore(code: string): string {
  return [...textsIn(parseAst(code, { lang: 'ts' }))]
    .filter(({ value }) => !isPlain(value))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, value }) => {
      const read = JSON.stringify(formatters.getMessageFormat(value, 'de').getAst())
      return text.slice(0, start) + read + text.slice(end)
    }, code)
}

/** Lets the texts of the portal and its modules travel as they are read by `Intl`'s formats. */
export const leanMessages: Plugin = {
  name: 'lean-messages',
  // Before the types go, by which a catalogue is known.
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: /\bdefineMessages\(|\bMessagesOf</ },
    handler: (code) => ({ code: readBefore(code), map: null }),
  },
  config: () => ({ resolve: { alias: { [reader]: `${reader}/no-parser.js` } } }),
  // Nothing in the portal could read such a text.
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      const unread =
        output.type === 'chunk' && /\{\w+, (plural|select|number),? ?/.exec(output.code)
      if (unread) this.error(`${output.fileName} has a text that was not read: ${unread[0]}`)
    }
  },
}
