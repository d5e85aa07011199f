import { taskStatuses, type ModuleType } from '@atrium/api-client/contract'
import type { Language } from '../../platform/locales.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { insertComponents, nameKey, replaceGroups, type ComponentRow } from '../components/index.ts'
import { groupTypes, listGroups } from '../users/index.ts'
import { insertPage } from './page-management.repository.ts'
import { insertBucketStates } from './page-starters.repository.ts'
import { firstBuckets } from './pages.texts.ts'

interface Name {
  de: string
  en: string
}

interface StarterModule {
  type: ModuleType
  /** Absent: as the page, in whatever language that is read. */
  name?: Name
  /** Of a link collection: what it takes. */
  collectionType?: 'report' | 'file' | 'page'
}

/** A page that an application begins with, with modules that everybody in it sees. */
export interface StarterPage {
  /** Without English it has the one name in both languages. */
  name: { de: string; en?: string }
  slug: string
  /** A name that the portal has an icon for. */
  icon: string
  modules: readonly StarterModule[]
  /** Seen by the agency alone. */
  isForAgency?: boolean
}

interface Starting {
  applicationId: number
  userId: number
  /** What has one name gets it in this language. */
  language: Language
}

const agencyTypes: readonly number[] = [groupTypes.Administration, groupTypes.CustomerService]

/** Adds pages in their order with all that lies on them, in an application that has none. */
export async function insertStarterPages(
  tx: Transaction,
  { applicationId, userId, language }: Starting,
  pages: readonly StarterPage[],
): Promise<void> {
  const groups = await listGroups(tx, applicationId)
  for (const { name, slug, icon, modules, isForAgency } of pages) {
    const page = await insertPage(tx, applicationId, {
      display_name: name.de,
      display_name_en: name.en ?? null,
      icon,
      url: `/${slug}`,
      is_external: false,
      is_hidden: false,
    })
    const ids = await insertComponents(
      tx,
      { applicationId, parentId: null, pageId: page.id, userId },
      modules.map((module) => {
        const displayName = module.name?.[language] ?? name.de
        return {
          type: module.type,
          displayName,
          nameKey: nameKey(displayName),
          icon,
          ...(module.type === 'linkcollection' && {
            collectionType: module.collectionType ?? 'unknown',
          }),
        }
      }),
    )
    const groupIds = groups
      .filter(({ type }) => !isForAgency || agencyTypes.includes(type))
      .map(({ id }) => id)
    await replaceGroups(tx, applicationId, ids, groupIds)
    for (const [index, { type }] of modules.entries()) {
      if (type !== 'tasklist') continue
      const list = { application_id: applicationId, id: ids[index]!, group_ids: groupIds }
      await insertFirstBuckets(tx, { ...list, created_by: userId }, language)
    }
  }
}

/** A list of tasks begins with a bucket for each state, seen by whoever sees the list (TASK-10). */
export async function insertFirstBuckets(
  tx: Transaction,
  list: Pick<ComponentRow, 'application_id' | 'id' | 'group_ids' | 'created_by'>,
  language: Language,
): Promise<void> {
  const { application_id: applicationId } = list
  const ids = await insertComponents(
    tx,
    { applicationId, parentId: list.id, pageId: null, userId: list.created_by },
    firstBuckets.map(({ name }) => ({
      type: 'taskbucket' as const,
      displayName: name[language],
      nameKey: nameKey(name[language]),
    })),
  )
  await replaceGroups(tx, applicationId, ids, list.group_ids)
  await insertBucketStates(
    tx,
    applicationId,
    ids,
    firstBuckets.map(({ status }) => taskStatuses[status]),
  )
}
