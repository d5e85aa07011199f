import { createTheme } from '../../packages/design-system/src/theme/index.ts'
import type { MemberRecord, Shortcut } from '../../tools/docs-site/module-record.types.ts'
import type { KeyboardRow } from '../../packages/design-system/src/stories/catalogue.types.ts'

export interface PropRow {
  name: string
  description?: string
  type?: { required?: boolean }
  table?: {
    type?: { summary?: string; detail?: string }
    defaultValue?: { summary?: string }
    disable?: boolean
  }
}

/** Text of a docstring: what stands between backticks is code. */
export function Words({ children = '' }: { children?: string }) {
  return children
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part,
    )
}

/** Goes to a story; the workspace around the page is the one that navigates. */
export function StoryLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  )
}

/** Props of a module, or its settings. */
export function Members({ head, rows }: { head: string; rows: readonly MemberRecord[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Type</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isRequired, type, description, absent }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && <small>required</small>}
            </th>
            <td>
              <code className="at-docs-type">{type}</code>
            </td>
            <td>
              <Words>
                {name === 'port' && !description
                  ? 'Where its data comes from, as below.'
                  : withoutRows(description)}
              </Words>
              {absent !== undefined && (
                <p className="at-docs-absent">
                  Without it: <Words>{withoutRows(absent)}</Words>
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whoever builds Atrium finds the row of the requirements in the source; whoever embeds it has none. */
export const withoutRows = (text: string): string =>
  text.replaceAll(/ \((?:[A-Z]+-\d+(?:, | to |; )?)+\)/g, '')

/** Every prop: what it is, its type, whether it must be there. */
export function Props({ rows }: { rows: readonly PropRow[] }) {
  const seen = rows.filter(({ table }) => !table?.disable)
  const sorted = seen.toSorted((a, b) => Number(b.type?.required) - Number(a.type?.required))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ name, description, type, table }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {type?.required && <small>required</small>}
            </th>
            <td>
              <code className="at-docs-type">{table?.type?.detail ?? table?.type?.summary}</code>
            </td>
            <td>
              <Words>{description}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const keysOf = (keys: string) => keys.split(/(, | or | \+ |\+)/)

const spoken: Record<string, string> = { Mod: 'Ctrl or ⌘', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' } // prettier-ignore
const keyName = (key: string) => spoken[key] ?? key

/** Keys of a module that work wherever one is in it. */
export function Shortcuts({ rows }: { rows: readonly Shortcut[] }) {
  return (
    <Keyboard
      rows={rows.map(({ keys, does }) => [
        keys.map((one) => (one === '+' ? one : one.split('+').map(keyName).join('+'))).join(', '),
        does,
      ])}
    />
  )
}

/** Keys and what they do. */
export function Keyboard({ rows }: { rows: readonly KeyboardRow[] }) {
  if (rows.length === 0)
    return <p className="at-docs-aside">Nothing in it takes the keyboard; Tab passes by.</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, does]) => (
          <tr key={`${keys} ${does}`}>
            <th scope="row" className="at-docs-keys">
              {keysOf(keys).map((part, index) =>
                index % 2 === 0 ? <kbd key={index}>{part}</kbd> : part,
              )}
            </th>
            <td>
              <Words>{does}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const kilobytes = (bytes: number) =>
  `${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(bytes / 1000)} kB`

/** What it adds to a product's bundle. */
export function Weight({ size }: { size?: { gzip: number; limit?: number } }) {
  if (!size) return null
  return (
    <span>
      {kilobytes(size.gzip)} gzip
      {size.limit !== undefined && <small>budget {kilobytes(size.limit)}</small>}
    </span>
  )
}

const isColor = (name: string) => name in createTheme().light

/** The tokens that its styles read, colours with a swatch. */
export function Tokens({ names }: { names: readonly string[] }) {
  return (
    <ul className="at-docs-tokens">
      {names.map((name) => (
        <li key={name}>
          {isColor(name) && <i style={{ background: `var(--at-${name})` }} />}
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
