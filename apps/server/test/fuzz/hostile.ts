import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

/** A request as it goes out, in pieces that can be spoiled. */
export interface Draft {
  params: Record<string, unknown>
  query: [string, string][]
  headers: Record<string, string>
  body?: unknown
  files?: Record<string, readonly File[]>
  /** Goes out instead of the body, as it is. */
  raw?: string | Uint8Array<ArrayBuffer>
}

/** Spoils a request in one way. */
export type Spoiler = (draft: Draft) => Draft

const deep = (levels: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value }
  return value
}

/** What programs stumble over. */
const odd: readonly unknown[] = [null, '', ' ', '\0', 'a\0b', '\ud800', 'x'.repeat(70_000), '🏳️‍🌈', 'مرحبا', '{{7*7}}', "' or 1=1 --", '%', '\\', '<script>alert(1)</script>', '../../etc/passwd', 0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, -(2 ** 31) - 1, true, [], {}, [[]], [null], { a: 1 }, deep(31), deep(200), '__proto__', 'constructor', '2026-02-30T10:00:00Z', '9999999-01-01', 'NaN', '1e5', '१२', Array.from({ length: 5_000 }, (_, index) => index)] // prettier-ignore

const oddInPaths = ['0', '-1', '00', '2147483648', '999999999', '9999999999', 'abc', '%00', '%2e%2e%2f', '..', '१२', '1e3', '1.0', ' 1', "1'", '%F0%9F%8F%B3', '%', '%zz', 'x'.repeat(3_000)] // prettier-ignore

const oddHeaders: Record<string, readonly string[]> = {
  'if-match': ['"x"', '"-1"', '*', 'W/"1"', '"99999999999"', '"1", "2"', ''],
  'idempotency-key': ['', ' ', 'ü', 'x'.repeat(300), 'a b'],
  'accept-language': ['', '*', 'de;q=x', 'xx', ','.repeat(1_000), 'en;q=0,de;q=0'],
  'x-request-id': ['x'.repeat(500), '<b>', '12345678'],
  'content-type': ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'application/xml', 'application/x-www-form-urlencoded', 'x', 'application/json;'], // prettier-ignore
  accept: ['text/html', 'x'],
  'accept-encoding': ['br;q=x', 'deflate', '*'],
}

const oddBodies: readonly string[] = ['', '{', '[]', 'null', '"x"', '1', '{"a":1,}', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}', '[{}]', '\ufeff{}', 'a=b&a=c', 'a[0].b=1', 'a[999999999]=1', '__proto__[x]=1', 'a.b.c=1&a=2', '--x\r\n', '{"a":'.repeat(2_000), `"${'x'.repeat(200_000)}"`] // prettier-ignore

const oddNames = ['', '.', '..', '../x.txt', 'a/b.txt', 'a\\b', 'CON', 'x\0.txt', `${'x'.repeat(300)}.txt`, '\u202etxt.exe', 'ä'.normalize('NFD'), ' ', 'a\nb.txt', '.htaccess'] // prettier-ignore

type Path = readonly (string | number)[]

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]))]
}

/** The value with another one at a path; `undefined` takes it away. */
function put(value: unknown, [key, ...rest]: Path, item: unknown): unknown {
  if (key === undefined) return item
  const changed = put((value as Record<string, unknown>)[key], rest, item)
  if (Array.isArray(value))
    return value.map((old, index) => (String(index) === key ? changed : old))
  const others = Object.entries(value as object).filter(([name]) => name !== key)
  return Object.fromEntries(changed === undefined ? others : [...others, [key, changed]])
}

const pick = <T>(items: readonly T[], number: number) => items[number % items.length]!

/** Ways to spoil a request; one that does not apply leaves it as it is. */
export const spoilers: Arbitrary<Spoiler> = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.nat(), fc.nat())
  .map(([kind, one, two]): Spoiler => {
    const setHeader = (draft: Draft) => {
      const name = pick(Object.keys(oddHeaders), one)
      const value = encodeURI(pick(oddHeaders[name]!, two))
      return { ...draft, headers: { ...draft.headers, [name]: value } }
    }
    const changeBody = (item: unknown) => (draft: Draft) => {
      if (draft.body === undefined) return setHeader(draft)
      return { ...draft, body: put(draft.body, pick(pathsIn(draft.body), one), item) }
    }
    const ways: Spoiler[] = [
      changeBody(pick(odd, two)),
      changeBody(pick(odd, two)),
      changeBody(undefined),
      setHeader,
      (draft) => ({ ...draft, raw: pick(oddBodies, one) }),
      (draft) => ({ ...draft, raw: new Uint8Array([two % 256, 0xff, 0, 0xc3, one % 256]) }),
      (draft) => {
        const names = Object.keys(draft.params)
        if (names.length === 0) return setHeader(draft)
        return { ...draft, params: { ...draft.params, [pick(names, one)]: pick(oddInPaths, two) } }
      },
      (draft) => {
        const text = pick(odd, two)
        const value = typeof text === 'string' ? text.slice(0, 3_000) : JSON.stringify(text)
        const name = pick([...draft.query.map(([key]) => key), 'query', '__proto__', 'a[0]'], one)
        return { ...draft, query: [...draft.query, [name, value.slice(0, 3_000)]] }
      },
      (draft) => {
        const [name] = Object.keys(draft.files ?? {})
        if (!name) return changeBody([])(draft)
        const content = one % 3 === 0 ? [] : ['Probe']
        return { ...draft, files: { [pick([name, 'other'], one)]: [new File(content, pick(oddNames, two))] } } // prettier-ignore
      },
    ]
    return ways[kind]!
  })
