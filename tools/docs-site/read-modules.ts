/** What the sources say about each module, for its page in the workspace. */
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { createFormatter, createParser, SchemaGenerator, type CompletedConfig, DEFAULT_CONFIG } from 'ts-json-schema-generator' // prettier-ignore
import ts from 'typescript'
import { readStories } from '../../packages/design-system/src/stories/catalogue.ts'
import { changesOf, readEntries } from './changes.ts'
import { exampleOf, settingsOf } from './example.ts'
import { modulesFolder, readTitles } from './titles.ts'
import type { ErrorCodeRecord, ModuleRecord, SettingsRecord } from './module-record.types.ts'
import { notesOf } from './notes.ts'
import { shortcutsIn, textsIn } from './shortcuts.ts'
import { componentsOf, createSource, membersOf, portsOf, typesNamedBy } from './source.ts' // prettier-ignore

const literal = (source: string, pattern: RegExp) => pattern.exec(source)?.[1] ?? ''

function manifestOf(folder: string) {
  const source = readFileSync(join(modulesFolder, folder, 'manifest.ts'), 'utf8')
  const own = source.slice(source.indexOf('export const manifest'))
  return {
    type: literal(own, /type: '([^']+)'/),
    names: { de: literal(own, /de: '([^']+)'/), en: literal(own, /en: '([^']+)'/) },
    isPart: /isPart: true/.test(own),
    hasTour: /\btour:/.test(own),
  }
}

const storiesOf = (folder: string) =>
  globSync(`${folder}/**/*.stories.tsx`, { cwd: modulesFolder })
    .sort()
    .flatMap((file) => readStories(join(modulesFolder, file)).stories)
    .map(({ id, name }) => ({ id, name }))

/** Components of the design system that its files import. */
function usesOf(folder: string): string[] {
  const uses = new Set<string>()
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: modulesFolder })) {
    if (/\.(stories|test)\.|\/testing\//.test(file)) continue
    const source = readFileSync(join(modulesFolder, file), 'utf8')
    for (const [, names = ''] of source.matchAll(
      /import \{([^}]+)\} from '@atrium\/design-system'/g,
    ))
      // prettier-ignore
      for (const name of names.split(',').map((part) => part.trim()))
        if (/^[A-Z]/.test(name)) uses.add(name)
  }
  return [...uses].sort()
}

const schemaConfig: CompletedConfig = { ...DEFAULT_CONFIG, expose: 'none', topRef: false, additionalProperties: true } // prettier-ignore

function settingsIn(program: ts.Program, folder: string): SettingsRecord | undefined {
  const symbol = settingsOf(program, folder)
  if (!symbol) return undefined
  const checker = program.getTypeChecker()
  const generator = new SchemaGenerator(
    program,
    createParser(program, schemaConfig),
    createFormatter(schemaConfig),
    schemaConfig,
  )
  return {
    name: symbol.name,
    members: membersOf(checker, checker.getDeclaredTypeOfSymbol(symbol)),
    // From the one type; asked by its name, it would look through all files.
    schema: generator.createSchemaFromNodes(symbol.declarations ?? []),
  }
}

const pascal = (folder: string) =>
  folder.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

function readModule(
  all: ts.Program,
  entries: ReturnType<typeof readEntries>,
  title: string,
  folder: string,
): ModuleRecord {
  const checker = all.getTypeChecker()
  const manifest = manifestOf(folder)
  const found = componentsOf(all, `${folder}/index.ts`).filter(({ record }) =>
    record.props.some(({ name }) => name === 'port'),
  )
  // The one that is called like the module first.
  const own = pascal(folder)
  found.sort((a, b) => Number(b.record.name.startsWith(own)) - Number(a.record.name.startsWith(own))) // prettier-ignore
  const ports = portsOf(checker, found.map(({ props }) => props)) // prettier-ignore
  const [main] = found
  const example = main && exampleOf(all, folder, main.record.name, main.props)
  // A page with holes is none: the build of the workspace fails.
  if (!main?.record.description) throw new Error(`${folder}: no described component with a port`)
  if (!example) throw new Error(`${folder}: /testing makes no port that ${main.record.name} takes`)
  const settings = settingsIn(all, folder)
  const inFolder = all
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(modulesFolder, folder) + sep))
  const texts = textsIn(all.getSourceFile(join(modulesFolder, folder, 'messages/en.ts')))
  return {
    name: folder,
    title,
    ...manifest,
    components: found.map(({ record }) => record),
    ports: ports.records,
    types: typesNamedBy(checker, ports.symbols),
    ...(settings && { settings }),
    schemas: schemasIn(folder),
    example,
    shortcuts: shortcutsIn(inFolder, texts),
    uses: usesOf(folder),
    notes: notesOf(folder),
    changes: changesOf(entries, folder, manifest.names.en),
    stories: storiesOf(folder),
    errors: readErrorCodes(),
  }
}

/** Schemas that the module publishes, beside it as `*.schema.json`. */
function schemasIn(folder: string) {
  return globSync('*.schema.json', { cwd: join(modulesFolder, folder) }).map((name) => ({
    name,
    schema: JSON.parse(readFileSync(join(modulesFolder, folder, name), 'utf8')) as object,
  }))
}

/** Codes that a port rejects with, each with its comment. */
export function readErrorCodes(): ErrorCodeRecord[] {
  const source = readFileSync(join(modulesFolder, 'kit/port-error.ts'), 'utf8')
  const list = source.slice(0, source.indexOf('] as const'))
  return [...list.matchAll(/\/\*\* ([^*]+) \*\/\s+'([\w-]+)'/g)].map(
    ([, description = '', code = '']) => ({ code, description: description.trim() }),
  )
}

/** All that the pages of modules say, by their titles, but for what they weigh. */
export function readModules(titles = readTitles()): Record<string, ModuleRecord> {
  const program = createSource()
  const entries = readEntries()
  return Object.fromEntries(
    [...titles].map(([title, folder]) => [title, readModule(program, entries, title, folder)]),
  )
}
