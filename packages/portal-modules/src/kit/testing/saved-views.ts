import { PortError } from '../port-error.ts'
import type { SavedView, SavedViewsPort } from '../saved-views/index.ts'

/** Calls of views that can be held or fail. */
export type ViewCall = 'views' | 'addView' | 'saveView' | 'removeView' | 'groups' | 'roles'

interface MemoryViews {
  views?: readonly SavedView[]
  /** Groups that the reader may share with; default none. */
  groups?: readonly { id: number; name: string }[]
  /** Roles of which the reader says with which view they begin; default none. */
  roles?: readonly string[]
}

/** Saved views in memory, with the server's rules. */
export function memoryViews(
  { views = [], groups = [], roles = [] }: MemoryViews,
  answer: <T>(call: ViewCall, work: () => T) => Promise<T>,
): SavedViewsPort {
  const kept = new Map(views.map((view) => [view.id, view]))
  const instance = crypto.randomUUID()
  let lastView = 100
  /** A role begins with one view. */
  const takeRoles = (viewId: number, taken: readonly string[] = []) => {
    for (const view of kept.values()) {
      const left = view.roles.filter((role) => !taken.includes(role))
      if (view.id !== viewId && left.length < view.roles.length)
        kept.set(view.id, { ...view, roles: left, version: view.version + 1 })
    }
  }
  const query = <T>(call: ViewCall, work: () => T) => ({
    key: ['memory-views', instance, call],
    load: () => answer(call, work),
  })
  return {
    list: () => query('views', () => [...kept.values()]),
    groups: () => query('groups', () => groups),
    roles: () => query('roles', () => roles),
    save: ({ id, version, name, params, groupIds, roles: given }) =>
      answer('saveView', () => {
        const before = kept.get(id)
        if (!before) throw new PortError({ code: 'not-found' })
        if (!before.can.edit) throw new PortError({ code: 'forbidden' })
        if (before.version !== version) throw new PortError({ code: 'conflict' })
        takeRoles(id, given)
        const view = { ...before, name, params, groupIds, roles: given ?? before.roles, version: version + 1 } // prettier-ignore
        kept.set(id, view)
        return view
      }),
    add: ({ name, params, groupIds, roles: given = [] }) =>
      answer('addView', () => {
        const isTaken = [...kept.values()].some((view) => view.name === name)
        if (isTaken) throw new PortError({ code: 'conflict', fields: { name: ['Vergeben'] } })
        const can = { edit: true, delete: true }
        const id = (lastView += 1)
        takeRoles(id, given)
        const view = { id, name, params, sharedBy: null, groupIds, roles: given, isDefault: false, version: 1, can } // prettier-ignore
        kept.set(view.id, view)
        return view
      }),
    remove: ({ id }) =>
      answer('removeView', () => {
        if (!kept.delete(id)) throw new PortError({ code: 'not-found' })
      }),
  }
}
