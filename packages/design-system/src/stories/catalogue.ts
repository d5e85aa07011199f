/**
 * What the sources say about each component: its stories, keys and tokens. Read in Node, by the
 * workspace's build and by the test of the fixed set of stories.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { babelParse } from 'storybook/internal/babel'
import { loadCsf } from 'storybook/internal/csf-tools'
import { releasesOf, sinceOf, type Release } from './since.ts'
import type { Catalogue, ComponentRecord, StoryRecord } from './catalogue.types.ts'

const COMPONENTS = join(import.meta.dirname, '../components')
const PACKAGES = join(import.meta.dirname, '../../..')
const CHANGES = join(PACKAGES, '../.changeset')
const SIZES = join(import.meta.dirname, '../../sizes.json')

type Program = ReturnType<ReturnType<typeof loadCsf>['parse']>['_ast']
/** A parsed file, and where it lies. */
interface Csf {
  _ast: Program
  file: string
}
type Parsed = ReturnType<ReturnType<typeof loadCsf>['parse']>
type Node = Parsed['_metaAnnotations'][string]

/** The value of a literal, of a list or an object of literals, or of a constant of the same file. */
function valueOf(node: Node | null | undefined, csf: Csf): unknown {
  switch (node?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked).join('…')
    case 'BinaryExpression':
      return `${String(valueOf(node.left as Node, csf))}${String(valueOf(node.right, csf))}`
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valueOf(node.expression, csf)
    case 'ArrayExpression':
      return node.elements.flatMap((element) =>
        element?.type === 'SpreadElement'
          ? ((valueOf(element.argument, csf) as unknown[] | undefined) ?? [])
          : [valueOf(element as Node, csf)],
      )
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.flatMap((property) => entriesOf(property, csf)))
    case 'Identifier':
      return valueOf(constantOf(node.name, csf), csf) ?? importedValue(node.name, csf)
    default:
      return undefined
  }
}

function entriesOf(property: Node, csf: Csf): [string, unknown][] {
  if (property.type === 'SpreadElement')
    return Object.entries((valueOf(property.argument, csf) as object | undefined) ?? {})
  if (property.type !== 'ObjectProperty') return []
  const { key } = property
  const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : ''
  return [[name, valueOf(property.value as Node, csf)]]
}

/** A constant of a file of keys, which several components share. */
function importedValue(name: string, { _ast, file }: Csf): unknown {
  for (const statement of _ast.program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.endsWith('.keys.ts'))
      continue
    if (!statement.specifiers.some(({ local }) => local.name === name)) continue
    const source = join(dirname(file), statement.source.value)
    const keys = { _ast: babelParse(readFileSync(source, 'utf8')), file: source }
    return valueOf(constantOf(name, keys), keys)
  }
  return undefined
}

function constantOf(name: string, csf: Csf): Node | null | undefined {
  for (const line of csf._ast.program.body) {
    const statement = line.type === 'ExportNamedDeclaration' ? line.declaration : line
    if (statement?.type !== 'VariableDeclaration') continue
    const found = statement.declarations.find(
      ({ id }) => id.type === 'Identifier' && id.name === name,
    )
    if (found) return found.init
  }
  return undefined
}

/** What a file of stories declares; undefined where it cannot be read. */
export function readStories(file: string) {
  const csf = loadCsf(readFileSync(file, 'utf8'), {
    fileName: file,
    makeTitle: (title) => title,
  }).parse()
  const source = { _ast: csf._ast, file }
  const parameters = (valueOf(csf._metaAnnotations.parameters, source) ?? {}) as Record<
    string,
    unknown
  >
  const own = (valueOf(csf._metaAnnotations.tags, source) ?? []) as string[]
  const stories = Object.keys(csf._stories).map((name): StoryRecord => {
    const annotations = csf._storyAnnotations[name] ?? {}
    const tags = (valueOf(annotations.tags, source) ?? []) as string[]
    const title = valueOf(annotations.name, source)
    return {
      id: csf._stories[name]?.id ?? '',
      export: name,
      name: typeof title === 'string' ? title : name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2'),
      isPlayed: 'play' in annotations,
      isGrid: [...own, ...tags].includes('grid'),
    }
  })
  return { title: csf.meta.title ?? '', parameters, stories }
}

const sourcesOf = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

const tokensIn = (source: string) =>
  [...new Set([...source.matchAll(/var\(--at-([a-z\d-]+)/g)].map(([, token]) => token ?? ''))]
    .filter((token) => token !== '' && !token.endsWith('-'))
    .sort()

/** Icons by name, with the folders that use them. */
function readIcons(): Record<string, string[]> {
  const icons: Record<string, Set<string>> = {}
  for (const file of globSync('*/src/**/*.{ts,tsx}', { cwd: PACKAGES })) {
    if (/\.(stories|test)\.|\/stories\/|\/pages\//.test(file)) continue
    const source = readFileSync(join(PACKAGES, file), 'utf8')
    const names = /import \{([^}]+)\} from 'lucide-react'/.exec(source)?.[1]?.split(',') ?? []
    for (const name of names.map((part) => part.trim())) {
      if (name === '' || name.startsWith('type ')) continue
      icons[name] = (icons[name] ?? new Set()).add(basename(dirname(file)))
    }
  }
  const sorted = Object.entries(icons).sort(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(sorted.map(([name, users]) => [name, [...users].sort()]))
}

/** The files of what is going to be told with the next release. */
function readWaiting(): string[] {
  const files = existsSync(CHANGES) ? globSync('*.md', { cwd: CHANGES }).sort() : []
  return files
    .filter((file) => file !== 'README.md')
    .map((file) => readFileSync(join(CHANGES, file), 'utf8'))
}

const withoutHead = (change: string) => change.replace(/^---[\s\S]*?---/, '').trim()

/** Releases that the package's changelog tells of, the oldest first. */
function readReleases(): Release[] {
  const file = join(import.meta.dirname, '../../CHANGELOG.md')
  return existsSync(file) ? releasesOf(readFileSync(file, 'utf8')) : []
}

/** The version of the release to come, as the changes that wait make it. */
function nextVersion(): string {
  const file = join(import.meta.dirname, '../../package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return `${major}.${minor + 1}`
}

/** Every component folder with what its sources say. */
export function readCatalogue(): Catalogue {
  const sizes = (
    existsSync(SIZES) ? JSON.parse(readFileSync(SIZES, 'utf8')) : {}
  ) as Catalogue['sizes']
  const waiting = readWaiting()
  const told = { releases: readReleases(), waiting, next: nextVersion() }
  const components = globSync('*/index.ts', { cwd: COMPONENTS })
    .sort()
    .map((index): ComponentRecord => {
      const folder = join(COMPONENTS, dirname(index))
      const name = basename(folder)
      const file = globSync('*.stories.tsx', { cwd: folder }).sort()[0]
      const source = sourcesOf(folder)
      const read = file === undefined ? undefined : readStories(join(folder, file))
      const [, group = ''] = read?.title.split('/') ?? []
      return {
        name,
        title: read?.title ?? '',
        group,
        since: sinceOf(name, told),
        keyboard: read?.parameters.keyboard as ComponentRecord['keyboard'],
        without: (read?.parameters.without ?? {}) as Record<string, string>,
        stories: read?.stories ?? [],
        tokens: tokensIn(source),
        hasForcedColors: source.includes('forced-colors'),
        hasPrint: source.includes('@media print'),
        moves: /--at-(fast|medium|slow)|animation/.test(source),
      }
    })
  return { components, sizes, icons: readIcons(), changes: waiting.map(withoutHead) }
}
