import sql from 'sql-template-tag'
import { nameKey, slug } from '../../areas/components/index.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { contentName, type DemoFolder } from './library.ts'
import { atOffice } from '../office-hours.ts'
import { insertRows } from '../rows.ts'
import type { DemoTenant } from '../tenants.ts'

export interface StoredContent {
  storageKey: string
  size: number
  sha256: string
  contentType: string
}

interface Setting {
  tenant: DemoTenant
  folders: readonly DemoFolder[]
  groupIds: ReadonlyMap<string, number>
  userIds: ReadonlyMap<string, number>
  /** By file name, of former versions with their number. */
  contents: ReadonlyMap<string, StoredContent>
  now: Date
}

export const componentColumns = {
  application_id: 'int',
  parent_id: 'int',
  type: 'text',
  display_name: 'text',
  name_key: 'text',
  file_size: 'bigint',
  content_type: 'text',
  storage_key: 'text',
  sha256: 'text',
  created_at: 'timestamptz',
  created_by: 'int',
  modified_at: 'timestamptz',
  modified_by: 'int',
}

const fileColumns = {
  ...componentColumns,
  content_number: 'int',
  content_at: 'timestamptz',
  content_by: 'int',
}

const versionColumns = {
  application_id: 'int',
  component_id: 'int',
  number: 'int',
  file_size: 'bigint',
  content_type: 'text',
  storage_key: 'text',
  sha256: 'text',
  created_at: 'timestamptz',
  created_by: 'int',
}

const day = 86_400_000

/** The page of files with its explorer and all that lies in it. Returns addresses that everybody may open. */
export async function fillExplorer(tx: Transaction, setting: Setting): Promise<string[]> {
  const { tenant, groupIds, folders } = setting
  const [page] = await tx.query<{ id: number }>(sql`
    insert into pages (application_id, display_name, display_name_en, icon, url, position)
    values (${tenant.id}, 'Dateien', 'Files', 'folder-open', '/files', 10)
    returning id`)
  const [explorer] = await tx.query<{ id: number }>(sql`
    insert into components (application_id, page_id, type, display_name, name_key, icon)
    values (${tenant.id}, ${page!.id}, 'fileexplorer', 'Dateien', 'dateien', 'folder-open')
    returning id`)
  await assign(tx, tenant.id, [explorer!.id], [...groupIds.values()])
  // Data Solutions enter by the explorer, but are at home in the reports alone.
  const everybodyElse = [...groupIds]
    .filter(([name]) => name !== 'Data Solutions')
    .map(([, id]) => id)
  const links = [`/files?clientId=${tenant.id}`]
  for (const folder of folders) {
    const id = await insertFolder(tx, setting, folder, explorer!.id, everybodyElse)
    if (!folder.clients) {
      links.push(`/files/${id}-${slug(folder.name)}?clientId=${tenant.id}`)
    }
  }
  return links
}

async function insertFolder(
  tx: Transaction,
  setting: Setting,
  folder: DemoFolder,
  parentId: number,
  inherited: readonly number[],
): Promise<number> {
  const { tenant, userIds, contents, now } = setting
  const groups = groupsOf(setting, folder, inherited)
  const at = (daysAgo: number) =>
    atOffice(new Date(now.getTime() - daysAgo * day - 2 * 3_600_000), now)
  const row = (name: string, by: string, daysAgo: number) => ({
    application_id: tenant.id,
    display_name: name,
    name_key: nameKey(name),
    created_at: at(daysAgo),
    created_by: userIds.get(by),
    modified_at: at(daysAgo),
    modified_by: userIds.get(by),
  })
  const files = folder.files ?? []
  const [, by = 'maren.thiessen', youngest = 100] =
    [...files].sort((one, other) => one[2] - other[2])[0] ?? []
  const [directory] = await insertRows(
    tx,
    'components',
    componentColumns,
    [{ ...row(folder.name, by, youngest), parent_id: parentId, type: 'directory' }],
    'id',
  )
  const inserted = await insertRows(
    tx,
    'components',
    fileColumns,
    files.map(([name, by, daysAgo, former = []]) => {
      const content = contents.get(name)!
      const [firstBy, firstDaysAgo] = former[0] ?? [by, daysAgo]
      return {
        ...row(name, firstBy, firstDaysAgo),
        content_number: former.length + 1,
        ...(former.length > 0 && {
          content_at: at(daysAgo),
          content_by: userIds.get(by),
          modified_at: at(daysAgo),
          modified_by: userIds.get(by),
        }),
        parent_id: directory!.id,
        type: 'filelink',
        file_size: content.size,
        content_type: content.contentType,
        storage_key: content.storageKey,
        sha256: content.sha256,
      }
    }),
    'id',
  )
  await insertRows(
    tx,
    'component_versions',
    versionColumns,
    files.flatMap(([name, , , former = []], index) =>
      former.map(([by, daysAgo], earlier) => {
        const content = contents.get(contentName(name, earlier + 1))!
        return {
          application_id: tenant.id,
          component_id: inserted[index]!.id,
          number: earlier + 1,
          file_size: content.size,
          content_type: content.contentType,
          storage_key: content.storageKey,
          sha256: content.sha256,
          created_at: at(daysAgo),
          created_by: userIds.get(by),
        }
      }),
    ),
  )
  await assign(tx, tenant.id, [directory!.id, ...inserted.map(({ id }) => id)], groups)
  for (const child of folder.folders ?? []) {
    await insertFolder(tx, setting, child, directory!.id, groups)
  }
  return directory!.id
}

function groupsOf(
  { groupIds }: Setting,
  folder: DemoFolder,
  inherited: readonly number[],
): number[] {
  const idsOf = (names: readonly string[]) => names.map((name) => groupIds.get(name)!)
  const groups = folder.clients
    ? idsOf(['Administration', 'Kundenberatung', ...folder.clients])
    : [...inherited]
  return folder.isReporting ? [...new Set([...groups, ...idsOf(['Data Solutions'])])] : groups
}

/** Lets groups see components. */
export const assign = (
  tx: Transaction,
  applicationId: number,
  componentIds: readonly number[],
  groupIds: readonly number[],
) =>
  tx.query(sql`
    insert into component_groups (application_id, component_id, user_group_id)
    select ${applicationId}::int, component_id, user_group_id
    from unnest(${componentIds}::int[]) as component_id, unnest(${groupIds}::int[]) as user_group_id`)
