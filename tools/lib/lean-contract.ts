import { parseAst, type Plugin } from 'vite'

/** What a call says for the server and for the document; a browser sends it without. */
const unread = new Set([
  'summary',
  'rows',
  'extension',
  'planned',
  'servedPaths',
  'params',
  'query',
  'body',
  'files',
  'response',
  'status',
  'errors',
])

interface Node {
  type: string
  start: number
  end: number
  key?: { name?: string }
  properties?: Node[]
  declaration?: Node | null
  declarations?: { init?: Node | null }[]
}

/** An object that says how a call is made, or a part of one that calls share. */
const isSpec = ({ type, properties = [] }: Node) =>
  type === 'ObjectExpression' &&
  properties.some(({ key }) => key?.name === 'method' || key?.name === 'rows')

function* specsIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && isSpec(value as Node)) {
    // What lies in it goes with it: an answer that has `rows` of its own is no other call.
    yield value as Node
    return
  }
  for (const child of Object.values(value)) yield* specsIn(child)
}

/** The calls of an area without what no browser reads of them: their schemas weigh more than they do. */
export function withoutSchemas(code: string): string {
  const parts = [...specsIn(parseAst(code, { lang: 'ts' }))]
    .flatMap(({ properties = [] }) => properties)
    .filter(({ key }) => unread.has(key?.name ?? ''))
    .toSorted((one, other) => other.start - one.start)
  return parts.reduce((text, { start, end }) => {
    const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0
    return text.slice(0, start) + text.slice(end + comma)
  }, code)
}

/** Says of each schema and area that making it does nothing else, so that those nobody reads are dropped. */
export function asPure(code: string): string {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: Node[] }
  const made = body
    .flatMap((node) => (node.declaration ?? node).declarations ?? [])
    .flatMap(({ init }) => init ?? [])
    .filter(({ start, end }) =>
      /^(?!\(|<)[^]*\b(z\.|area\(|jsonText\(|lines?\()/.test(code.slice(start, end)),
    )
    .toSorted((one, other) => other.start - one.start)
  return made.reduce(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  )
}

/** Keeps the schemas of the contract, and with them Zod, out of the browser: only servers check by them. */
export const leanContract: Plugin = {
  name: 'lean-contract',
  enforce: 'pre',
  transform: {
    filter: { id: /api-client\/src\/contract\/(?:[a-z]+\/)?[\w.]+\.ts$/ },
    handler: (code) => ({ code: asPure(withoutSchemas(code)), map: null }),
  },
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk' && output.moduleIds.some((id) => id.includes('/zod/')))
        this.error(`${output.fileName} brings Zod`)
  },
}
