import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Texts = Readonly<Record<string, string>>
interface Source {
  id: string
  texts: Texts
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isSource = (value: unknown): value is Source =>
  isObject(value) && typeof value.id === 'string' && isObject(value.texts)
const keysOf = (texts: object) => Object.keys(texts).toSorted().join()

const named = /^(?:(?:en|de)(?:-.*)?|.*-(?:en|de)|messages|.*-messages)\.ts$/

/** What the files of a folder with texts export, catalogues by their halves. */
async function exportsOf(folder: string): Promise<unknown[]> {
  const files = globSync('*.ts', { cwd: folder }).filter((name) => named.test(name))
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(join(folder, name)).href) as Promise<object>),
  )
  const exported = modules.flatMap((one) => Object.values(one) as unknown[])
  return exported.flatMap((one) => (isObject(one) && isSource(one.en) ? [one.en, one.de] : [one]))
}

/** A part that stands in another source of the folder as well, because that is put together of parts. */
const isPart = ({ id, texts }: Source, sources: readonly Source[]) =>
  sources.some(
    (other) =>
      other.id !== id && Object.keys(texts).every((key) => other.texts[key] === texts[key]),
  )

/**
 * The texts of a package's catalogues, by catalogue and key.
 * @param folder  of the package's sources
 */
async function messagesOf(folder: string) {
  const all: Record<'en' | 'de', Record<string, Texts>> = { en: {}, de: {} }
  const files = globSync('**/*.ts', { cwd: folder })
    .filter((name) => !name.includes('.test.') && named.test(basename(name)))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes('defineMessages('))
  for (const place of new Set(files.map((name) => dirname(name)).toSorted())) {
    const exported = await exportsOf(join(folder, place))
    const sources = exported.filter(isSource)
    for (const source of sources.filter((one) => !isPart(one, sources))) {
      const keys = keysOf(source.texts)
      const german = exported.find((one) => isObject(one) && keysOf(one) === keys)
      if (!german) throw new Error(`${place}: "${source.id}" has no German texts there.`)
      all.en[source.id] = source.texts
      all.de[source.id] = german as Texts
    }
  }
  return all
}

/**
 * Writes the texts of a package into `en.json` and `de.json`: what another language is translated from, and
 * where the keys are looked up (`addWords`).
 */
export async function writeMessages(folder: string, target: string): Promise<void> {
  const all = await messagesOf(folder)
  mkdirSync(target, { recursive: true })
  for (const [language, texts] of Object.entries(all))
    writeFileSync(join(target, `${language}.json`), `${JSON.stringify(texts, null, 2)}\n`)
}
