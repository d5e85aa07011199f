import sql from 'sql-template-tag'
import { nameKey } from '../../areas/components/index.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { componentColumns, type StoredContent } from './explorer.ts'
import type { Random } from '../random.ts'
import { continueIds, insertRows } from '../rows.ts'
import type { Tenant } from '../tenant-volume.ts'

const adjectives = ['Grüne', 'Neue', 'Große', 'Frühe', 'Späte', 'Süße', 'Schöne', 'Weiße', 'Schnelle', 'Kühle'] // prettier-ignore
const subjects = ['Wochen', 'Motive', 'Pläne', 'Zahlen', 'Spots', 'Plakate', 'Anzeigen', 'Prospekte', 'Filialen', 'Märkte'] // prettier-ignore
/** One of these stands in about every fiftieth name: long, right-to-left, and with an emoji. */
const oddNames = ['Übersicht aller in diesem Quartal gebuchten Schaltungen nach Titeln, Regionen und Ausgaben', 'خطة إعلامية', '🚀 Start'] // prettier-ignore

interface Volume {
  files: number
  folders: number
  /** Files in one flat folder of the first tenant. */
  flatFiles: number
  /** Levels of one chain of folders. */
  depth: number
}

interface Setting {
  now: Date
  /** Content that all generated files share. */
  content: StoredContent
  /** Who uploaded everything. */
  userId: number
}

interface Folder {
  id: number
  tenant: Tenant
  depth: number
  groupIds: number[]
}

/** Folders and files: one flat folder, one deep chain, and many around them. */
export async function addLibrary(
  tx: Transaction,
  volume: Volume,
  tenants: readonly Tenant[],
  setting: Setting,
  random: Random,
) {
  const [last] = await tx.query<{ id: number }>(sql`select max(id) as id from components`)
  let id = last!.id
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
  const someGroups = ({ standingIds, clientIds }: Tenant) => [
    ...standingIds,
    ...clientIds.filter(() => random() < 0.35),
  ]
  const day = 86_400_000
  const row = (folder: Pick<Folder, 'id' | 'tenant'>, parentId: number, name: string) => {
    const at = new Date(setting.now.getTime() - Math.floor(random() * 400 * day) - day)
    return {
      id: folder.id,
      application_id: folder.tenant.id,
      parent_id: parentId,
      display_name: name,
      name_key: nameKey(name),
      created_at: at,
      created_by: setting.userId,
      modified_at: at,
      modified_by: setting.userId,
    }
  }
  const components: Record<string, unknown>[] = []
  const grants: Record<string, number>[] = []
  const grant = (componentId: number, applicationId: number, groupIds: readonly number[]) => {
    for (const groupId of groupIds) {
      grants.push({
        application_id: applicationId,
        component_id: componentId,
        user_group_id: groupId,
      })
    }
  }
  const addFolder = (tenant: Tenant, parent: Folder | undefined, name: string): Folder => {
    const groupIds = parent && random() < 0.7 ? parent.groupIds : someGroups(tenant)
    const folder = { id: ++id, tenant, depth: (parent?.depth ?? 0) + 1, groupIds }
    components.push({ ...row(folder, parent?.id ?? tenant.explorerId, name), type: 'directory' })
    grant(folder.id, tenant.id, groupIds)
    return folder
  }
  const addFile = (folder: Folder, number: number) => {
    const { tenant } = folder
    const odd = random() < 0.02 ? ` ${pick(oddNames)}` : ''
    const name = `${pick(adjectives)} ${pick(subjects)}${odd} ${String(number).padStart(5, '0')}.pdf`
    const file = { id: ++id, tenant }
    const { storageKey, size, sha256, contentType } = setting.content
    components.push({
      ...row(file, folder.id, name),
      type: 'filelink',
      file_size: size,
      content_type: contentType,
      storage_key: storageKey,
      sha256,
    })
    grant(file.id, tenant.id, folder.groupIds)
  }

  const [first] = tenants
  const everybody: Tenant = {
    ...first!,
    standingIds: [...first!.standingIds, ...first!.clientIds],
    clientIds: [],
  }
  const flat = addFolder(everybody, undefined, 'Großes Archiv')
  for (let number = 1; number <= volume.flatFiles; number++) addFile(flat, number)
  let deepest = addFolder(everybody, undefined, 'Tiefe Ablage')
  for (let level = 2; level <= volume.depth; level++) {
    deepest = addFolder(everybody, deepest, `Ebene ${level}`)
  }
  const folders: Folder[] = []
  for (let number = 0; folders.length < volume.folders - volume.depth - 1; number++) {
    const tenant = tenants[number % tenants.length]!
    const above = number >= tenants.length * 4 ? folders[number - tenants.length * 3] : undefined
    const parent = above && above.depth < 8 && above.tenant === tenant ? above : undefined
    folders.push(addFolder(tenant, parent, `${pick(adjectives)} ${pick(subjects)} ${number}`))
  }
  // A few folders hold much, most hold little.
  for (let number = 1; number <= volume.files - volume.flatFiles; number++) {
    addFile(folders[Math.floor(random() ** 3 * folders.length)]!, number)
  }
  await insertRows(tx, 'components', { id: 'int', ...componentColumns }, components)
  await insertRows(
    tx,
    'component_groups',
    { application_id: 'int', component_id: 'int', user_group_id: 'int' },
    grants,
  )
  await continueIds(tx, 'components')
}
