import { useSWRConfig } from 'swr'
import { describeQuery } from '../client/query.ts'
import { applications } from '../contract/applications.contract.ts'
import { notifications } from '../contract/notifications.contract.ts'
import { pages } from '../contract/pages.contract.ts'
import { users } from '../contract/users.contract.ts'
import { applicationsRequestLimit, userLoadRetryLimit } from '../values/constants.ts'
import { useAtrium } from './context.tsx'
import { useCall } from './useCall.ts'

/** Data of no tenant: shared by all applications of a person. */
const everywhere = (user: string) => ({ tenant: 0, user })

/** Applications of the person (API-01); asked for fewer than 10 times while none are there (AUTH-11). */
export function useApplications() {
  const { client, scope } = useAtrium()
  return useCall(describeQuery(client, everywhere(scope.user), applications.list, {}), {
    attempts: applicationsRequestLimit - 1,
  })
}

/** The person (API-08); a failed load is tried 5 times (AUTH-10). */
export function useCurrentUser() {
  const { client, scope } = useAtrium()
  return useCall(describeQuery(client, everywhere(scope.user), users.current, {}), {
    attempts: userLoadRetryLimit,
  })
}

/** Theme and configuration of the active application (API-02). */
export function useApplicationConfiguration() {
  const { client, scope } = useAtrium()
  const input = { params: { applicationId: scope.tenant } }
  return useCall(
    scope.tenant ? describeQuery(client, scope, applications.configuration, input) : undefined,
  )
}

/** Pages of the active application; not asked for without one (API-10). */
export function usePages() {
  const { client, scope } = useAtrium()
  const input = { params: { applicationId: scope.tenant } }
  return useCall(scope.tenant ? describeQuery(client, scope, pages.list, input) : undefined)
}

/** Notifications of the person in the active application (API-26), with what one does to them. */
export function useNotifications() {
  const { client, scope } = useAtrium()
  const { mutate } = useSWRConfig()
  const input = { params: { applicationId: scope.tenant } }
  const query = describeQuery(client, scope, notifications.list, input)
  return {
    list: useCall(scope.tenant ? query : undefined),
    /** Something arrived, or may have. */
    refresh: () => mutate(query.key),
    /** Opening the drawer resets the count (NOTI-05). */
    view: async () => {
      await client.call(notifications.view, input)
      await mutate(query.key)
    },
    clear: async () => {
      await client.call(notifications.clear, input)
      await mutate(query.key)
    },
  }
}
