import type { Bucket } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Dependencies } from '../../platform/dependencies.ts'
import {
  addComponents,
  applyEdit,
  nameKey,
  nameOf,
  placeInto,
  type Command,
} from '../components/index.ts'
import { enterTenant } from '../users/index.ts'
import {
  bucketFacts,
  placeBucket,
  saveBucketFacts,
  type BucketFacts,
} from './buckets.repository.ts'
import { presentBucket } from './tasks.service.ts'

type BucketDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

/** What is absent stays as it was. */
type BucketEdit = { [Name in keyof BucketFacts]?: BucketFacts[Name] | undefined }

/** The last of any list. */
const end = 1_000

/** Adds a bucket at the end of a list (TASK-10). */
export const createBucket = (
  deps: BucketDependencies,
  command: Command,
  {
    parentComponentId,
    bucketName,
    status = null,
    limit = null,
  }: { parentComponentId: number; bucketName: string } & BucketEdit,
): Promise<Bucket> =>
  enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    const { applicationId } = command
    const folder = await placeInto(tx, access, parentComponentId, 'taskbucket')
    const displayName = bucketName.normalize('NFC')
    const { rows } = await addComponents(deps, tx, access, command, {
      place: { folder },
      items: [{ type: 'taskbucket', displayName, nameKey: nameKey(displayName) }],
      userGroupIds: undefined,
      notifyGroups: false,
    })
    const row = rows[0]!
    await placeBucket(tx, { applicationId, id: row.id, listId: parentComponentId }, end)
    await saveBucketFacts(tx, { applicationId, id: row.id }, { status, limit })
    return presentBucket(tx, access, row)
  })

/** Renames a bucket, says what tasks become in it and how many it should hold, puts it elsewhere in its list (TASK-10). */
export const saveBucket = (
  deps: BucketDependencies,
  command: Command,
  {
    id,
    name,
    status,
    limit,
    position,
  }: { id: number; name: string; position?: number | undefined } & BucketEdit,
): Promise<Bucket> =>
  enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    const { applicationId } = command
    const row = await applyEdit(deps, tx, access, command, 'taskbucket', { id }, async (before) => {
      const facts = (await bucketFacts(tx, applicationId, [id]))(id)
      await saveBucketFacts(
        tx,
        { applicationId, id },
        {
          status: status === undefined ? facts.status : status,
          limit: limit === undefined ? facts.limit : limit,
        },
      )
      if (position !== undefined) {
        await placeBucket(tx, { applicationId, id, listId: before.parent_id! }, position)
      }
      return sql`${nameOf({ displayName: name }, before)}`
    })
    return presentBucket(tx, access, row)
  })
