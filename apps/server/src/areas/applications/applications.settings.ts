import { readValue, type ConfigurationEntry } from '@atrium/api-client/contract'
import { rulesOf, type FileRules } from '../../platform/http/file-kinds.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { listDefinitions, listValues, listViewerAddresses } from './applications.repository.ts'

/** What a tenant's settings say, by key. */
export interface Settings {
  /** Whether a switch is on; one that was never set is off. */
  isOn(key: string): boolean
  /** The value as it is read: true, false, a whole number or text (ENT-08); undefined where none is set. */
  value(key: string): boolean | number | string | undefined
}

/** Reads all settings of a tenant, in the caller's transaction (CFG-01 to CFG-09). */
export async function settingsOf(tx: Transaction, applicationId: number): Promise<Settings> {
  const rows = await listValues(tx, applicationId)
  const values = new Map(rows.map(({ key, value }) => [key, readValue(value)]))
  return {
    isOn: (key) => values.get(key) === true,
    value: (key) => values.get(key),
  }
}

/** Which kinds of files an application takes, in the caller's transaction (FILE-07, FILE-10). */
export async function fileRulesOf(tx: Transaction, applicationId: number): Promise<FileRules> {
  const settings = await settingsOf(tx, applicationId)
  const list = (key: string) => settings.value(key)?.toString()
  return rulesOf({
    refused: list('UPLOADS_REFUSED_KINDS'),
    allowed: list('UPLOADS_ALLOWED_KINDS'),
    allowsMacros: settings.isOn('UPLOADS_ALLOW_MACROS'),
  })
}

/** What a setting takes as its value. */
export interface Definition {
  id: number
  key: string
  type: ConfigurationEntry['configuration']['type']
  isRequired: boolean
  valueSelection: readonly string[] | null
}

/** The catalogue, in the caller's transaction. */
export async function definitionsOf(tx: Transaction): Promise<Definition[]> {
  const rows = await listDefinitions(tx)
  return rows.map(({ id, key, type, is_required, value_selection }) => ({
    id,
    key,
    type,
    isRequired: is_required,
    valueSelection: value_selection,
  }))
}

/** Origins of the services that tenants let show their documents: pages may frame them (VIEW-13, VIEW-15). */
export async function viewerOrigins({
  database,
}: Pick<Dependencies, 'database'>): Promise<string[]> {
  const templates = (await database.system(listViewerAddresses)).filter((text) =>
    text.includes('{url}'),
  )
  const addresses = templates.map((text) => text.trim().replaceAll('{url}', ''))
  const origins = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
  return [...new Set(origins)]
}
