import { componentTags, type Tag } from '@atrium/api-client/contract'
import { implement, type Route } from '../../../platform/implement.ts'
import { forbidden } from '../../../platform/problem.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { enterTenant } from '../../users/index.ts'
import {
  addTags,
  labelKey,
  listTags,
  removeTags,
  type TagRow,
} from './component-tags.repository.ts'
import { canEdit } from '../components.policy.ts'
import { findVisible } from '../components.service.ts'

/** Tags of components. Who may edit a component may tag it (ENT-14). */
export const componentTagRoutes = (deps: Pick<Dependencies, 'database'>): Route[] =>
  implement(componentTags, {
    list: ({ actor, params: { applicationId, componentId } }) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findVisible(tx, access, componentId)
        return (await listTags(tx, applicationId, [componentId])).map(toTag)
      }),

    save: ({ actor, params: { applicationId, componentId }, body: { tags } }) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row } = await findVisible(tx, access, componentId)
        if (!canEdit(access, row.type)) throw forbidden()
        const removed = tags.filter((tag) => tag.isRemoved)
        const added = tags.filter((tag) => !tag.isRemoved)
        const keys = removed.map((tag) => labelKey(tag.label))
        await removeTags(tx, applicationId, componentId, keys)
        const labels = added.map((tag) => tag.label)
        await addTags(tx, applicationId, componentId, labels)
        return (await listTags(tx, applicationId, [componentId])).map(toTag)
      }),
  })

const toTag = (row: TagRow): Tag => ({
  key: String(row.id),
  componentId: row.component_id,
  applicationId: row.application_id,
  label: row.label,
  isRemoved: false,
})
