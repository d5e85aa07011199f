import type { Component } from '@atrium/api-client/contract'
import { forbidden, invalid } from '../../platform/problem.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import {
  addComponents,
  canPutInto,
  componentTexts,
  containerOf,
  findVisible,
  fitsInto,
  lockComponents,
  logMails,
  nameKey,
  nameTaken,
  presentOne,
  requireDepth,
  requireGoodName,
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
          const container = containerOf(parent.row)
          if (!fitsInto(container, 'directory')) {
            throw invalid({ parentComponentId: componentTexts['not-a-folder'] })
          }
          if (!canPutInto(access, container, 'directory')) throw forbidden()
          requireGoodName(displayName)
          const key = nameKey(displayName)
          const taken = await takenNames(tx, applicationId, parentComponentId, { wanted: [key] })
          if (taken.has(key)) throw nameTaken()
          requireDepth(parent, 1)
          const { rows, mails } = await addComponents(deps, tx, access, command, {
            place: { folder: parent },
            kind: 'folder',
            userGroupIds: directory.userGroupIds,
            notifyGroups: directory.notifyGroups,
            items: [{ type: 'directory', displayName, nameKey: key }],
          })
          return { component: await presentOne(tx, access, rows[0]!), mails }
        },
      )
      logMails(log, mails)
      return component
    },
  }
}
