import type { Component } from '@atrium/api-client/contract'
import { forbidden, invalid } from '../../platform/problem.ts'
import type { CallContext, Dependencies } from '../../platform/types.ts'
import {
  announce,
  canPutInto,
  componentsChanged,
  componentTexts,
  findVisible,
  insertComponents,
  isFolder,
  listByIds,
  listViewers,
  lockComponents,
  nameKey,
  nameTaken,
  presentOne,
  replaceGroups,
  requireDepth,
  requireGoodName,
  settleGroups,
  takenNames,
  type Command,
} from '../components/index.ts'
import { enterTenant } from '../users/index.ts'

export interface NewDirectory {
  parentComponentId: number
  displayName: string
  userGroupIds?: number[] | undefined
  notifyGroups: boolean
}

export function createDirectoriesService(deps: Dependencies) {
  return {
    /** Creates a folder; without groups of its own it takes those of the folder that it is in (FILE-16). */
    async create(
      command: Command,
      directory: NewDirectory,
      log: CallContext['log'],
    ): Promise<Component> {
      const { actor, applicationId } = command
      const { component, mails } = await enterTenant(
        deps,
        actor,
        applicationId,
        async (tx, access) => {
          const { parentComponentId } = directory
          const displayName = directory.displayName.normalize('NFC')
          await findVisible(tx, access, parentComponentId)
          await lockComponents(tx, applicationId, [parentComponentId])
          const parent = await findVisible(tx, access, parentComponentId)
          if (!isFolder(parent.row.type)) {
            throw invalid({ parentComponentId: componentTexts['not-a-folder'] })
          }
          if (!canPutInto(access, parent.row.type, 'directory')) throw forbidden()
          requireGoodName(displayName)
          const key = nameKey(displayName)
          const taken = await takenNames(tx, applicationId, parentComponentId, { wanted: [key] })
          if (taken.has(key)) throw nameTaken()
          requireDepth(parent, 1)
          const groups = await settleGroups(
            tx,
            access,
            parent.row.group_ids,
            directory.userGroupIds,
          )
          const ids = await insertComponents(
            tx,
            { applicationId, parentId: parentComponentId, userId: actor.userId },
            [{ type: 'directory', displayName, nameKey: key }],
          )
          await replaceGroups(tx, applicationId, ids, groups.groupIds)
          const viewers = await listViewers(tx, applicationId, ids[0]!)
          await deps.events.append(
            tx,
            componentsChanged(
              {
                applicationId,
                kind: 'added',
                parentIds: [parentComponentId],
                componentIds: ids,
                byUserId: actor.userId,
                commandId: command.idempotencyKey,
              },
              viewers.map((viewer) => viewer.userId),
            ),
          )
          const mails = await announce(deps, tx, access, {
            kind: 'folder',
            folder: parent,
            names: [displayName],
            viewers,
            mailToGroupIds: directory.notifyGroups ? groups.meantIds : undefined,
          })
          const [row] = await listByIds(tx, applicationId, ids)
          return { component: await presentOne(tx, access, row!), mails }
        },
      )
      for (const mail of mails) {
        log.info({ to: mail.address, subject: mail.subject }, 'mail written to the outbox')
      }
      return component
    },
  }
}
