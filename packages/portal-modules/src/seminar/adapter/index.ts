import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { components, seminars } from '@atrium/api-client/contract'
import type { LiveEvents } from '../../kit/adapter/live-events.ts'
import type { SeminarPort } from '../seminar.port.ts'
import { asPort, createCallContext } from './call-context.ts'
import { listenToSeminars, type LessonStatuses } from './changes.ts'
import { editingCalls } from './editing-calls.ts'
import { lessonCalls } from './lesson-calls.ts'
import { reportCalls } from './report-calls.ts'
import { runtimeCalls } from './runtime-calls.ts'
import { toSeminar } from './to-seminar.ts'

export type { LessonStatuses } from './changes.ts'
export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface SeminarAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: changes of seminars are not live. */
  live?: LiveEvents
  /** Absent: statuses of lessons are not live. */
  academy?: LessonStatuses
  /** Sends while the page goes away; default the browser's own. */
  fetch?: typeof fetch
}

/** The seminars' port on the portal's own calls. */
export function createSeminarAdapter({
  client,
  scope,
  live,
  academy,
  fetch: fetcher = fetch,
}: SeminarAdapterOptions): SeminarPort {
  const context = createCallContext(client, scope)
  const { params, of, seminarOf } = context

  return {
    owner: `${scope.tenant}:${scope.user}`,

    collection(collectionId) {
      const input = { params, query: { parentComponentId: collectionId } }
      const { key } = describeQuery(client, scope, seminars.list, input)
      return {
        key: [...key, 'collection'],
        load: async () => {
          const [self, all] = await asPort(
            Promise.all([
              client.call(components.get, of(collectionId)),
              client.call(seminars.list, input),
            ]),
          )
          return {
            id: self.id,
            name: self.displayName,
            description: self.description,
            seminars: all.map(toSeminar),
            ...(self.userGroupIds && { audience: self.userGroupIds }),
            can: { add: self.can.addItems === true },
          }
        },
      }
    },

    seminar(id) {
      const { key } = describeQuery(client, scope, seminars.get, of(id))
      return { key: [...key, 'seminar'], load: () => seminarOf(client.call(seminars.get, of(id))) }
    },

    signUp: (id) => seminarOf(client.call(seminars.signUp, { ...of(id), body: {} })),
    signOff: (id) => seminarOf(client.call(seminars.signOff, of(id))),

    ...runtimeCalls(context, fetcher),
    ...editingCalls(context),
    ...lessonCalls(context),
    ...reportCalls(context),
    ...((live || academy) && {
      onChange: listenToSeminars({ live, academy, tenant: scope.tenant }),
    }),
  }
}
