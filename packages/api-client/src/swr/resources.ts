import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { ownUser } from '../client/own-user.ts'
import { describeQuery } from '../client/query.ts'
import type { InputOf } from '../contract/call.ts'
import { approvalCount } from '../contract/campaigns/approvalCount.contract.ts'
import { applications } from '../contract/applications/applications.contract.ts'
import { componentSearch } from '../contract/files/components.contract.ts'
import { notifications } from '../contract/talk/notifications.contract.ts'
import { pages } from '../contract/pages/pages.contract.ts'
import { users, type NotificationSettings, type User } from '../contract/people/users.contract.ts'
import { searchMinimumLength } from '../values/constants.ts'
import { useAtrium } from './context.tsx'
import { useCall } from './useCall.ts'

/** Most requests for applications while none are there (AUTH-11). */
const applicationsRequestLimit = 10
/** Most attempts to load the person (AUTH-10). */
const userLoadRetryLimit = 5

/** Data of no tenant: shared by all applications of a person. */
const everywhere = (user: string) => ({ tenant: 0, user })

/** Applications of the person (API-01); asked for fewer than 10 times while none are there (AUTH-11). */
export function useApplications() {
  const { client, scope } = useAtrium()
  return useCall(describeQuery(client, everywhere(scope.user), applications.list, {}), {
    attempts: applicationsRequestLimit - 1,
  })
}

/**
 * What the person may do in an application: roles belong to a membership (PERM-19). Undefined until
 * it is known, and without an application.
 */
export function useRolesIn(applicationId: number | undefined): readonly string[] | undefined {
  const { client, scope } = useAtrium()
  const query = describeQuery(client, everywhere(scope.user), applications.list, {})
  const known = useCall(scope.user && applicationId ? query : undefined, {
    attempts: applicationsRequestLimit - 1,
  })
  return known.state === 'ready'
    ? known.data.find(({ id }) => id === applicationId)?.roles
    : undefined
}

/** Loads the person's applications afresh, whether they are shown or not: there is another one. */
export function useApplicationsRefresh(): () => Promise<void> {
  const { client, scope } = useAtrium()
  const { user } = scope
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    const { key, load } = describeQuery(client, everywhere(user), applications.list, {})
    await mutate(key, await load(), { revalidate: false })
  }, [client, mutate, user])
}

/** The person (API-08); a failed load is tried 5 times (AUTH-10). */
export function useCurrentUser() {
  const { client, scope } = useAtrium()
  const { key } = describeQuery(client, everywhere(scope.user), users.current, {})
  return useCall({ key, load: () => ownUser(client) }, { attempts: userLoadRetryLimit })
}

type ProfileChange = NonNullable<InputOf<typeof users.saveCurrent>['body']>

/** Changes the person's own profile (SET-03); what the server answers is shown everywhere at once. */
export function useProfileChange(): (change: ProfileChange) => Promise<User> {
  const { client, scope } = useAtrium()
  const { mutate } = useSWRConfig()
  return async (body) => {
    const user = await client.call(users.saveCurrent, { body })
    const { key } = describeQuery(client, everywhere(scope.user), users.current, {})
    await mutate(key, user, { revalidate: false })
    return user
  }
}

/** How notifications reach the person (SET-04), in all applications, with the way to change it. */
export function useNotificationSettings() {
  const { client, scope } = useAtrium()
  const { mutate } = useSWRConfig()
  const query = describeQuery(client, everywhere(scope.user), users.notificationSettings, {})
  return {
    settings: useCall(query),
    save: async (body: NotificationSettings) => {
      const saved = await client.call(users.saveNotificationSettings, { body })
      await mutate(query.key, saved, { revalidate: false })
    },
  }
}

/** Theme and configuration of the active application (API-02). */
export function useApplicationConfiguration() {
  const { client, scope } = useAtrium()
  const input = { params: { applicationId: scope.tenant } }
  return useCall(
    scope.tenant ? describeQuery(client, scope, applications.configuration, input) : undefined,
  )
}

/** Loads theme and configuration of the active application afresh: somebody changed them. */
export function useConfigurationRefresh(): () => Promise<unknown> {
  const { client, scope } = useAtrium()
  const { mutate } = useSWRConfig()
  const input = { params: { applicationId: scope.tenant } }
  return () => mutate(describeQuery(client, scope, applications.configuration, input).key)
}

/** Pages of the active application; not asked for without one (API-10). */
export function usePages() {
  const { client, scope } = useAtrium()
  const input = { params: { applicationId: scope.tenant } }
  return useCall(scope.tenant ? describeQuery(client, scope, pages.list, input) : undefined)
}

/** Loads the pages of the active application afresh: who sees them may have changed. */
export function usePagesRefresh(): () => Promise<unknown> {
  const { client, scope } = useAtrium()
  const { mutate } = useSWRConfig()
  const input = { params: { applicationId: scope.tenant } }
  return () => mutate(describeQuery(client, scope, pages.list, input).key)
}

/**
 * All that reached the person in the active application, cleared ones too (NOTI-06); not asked for
 * before somebody looks.
 */
export function useNotificationHistory(isWanted: boolean) {
  const { client, scope } = useAtrium()
  const input = { params: { applicationId: scope.tenant } }
  const query = describeQuery(client, scope, notifications.history, input)
  return useCall(isWanted && scope.tenant ? query : undefined)
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

const inboxCountKey = 'inbox count'

/**
 * How much waits for the person's decision in all of their applications (D-01); while the inbox is shown,
 * as it counts.
 */
export function useApprovalCount() {
  const { client, scope } = useAtrium()
  const known = useCall(describeQuery(client, everywhere(scope.user), approvalCount, {}))
  const { data: count } = useSWR<number>(inboxCountKey, null)
  return known.state === 'ready' && count !== undefined
    ? { ...known, data: { ...known.data, count } }
    : known
}

/** Sets how many the inbox on the screen counts, without decisions that can still be undone (T-08). */
export function useInboxCount(): (count: number | undefined) => void {
  const { mutate } = useSWRConfig()
  return useCallback((count) => void mutate(inboxCountKey, count, { revalidate: false }), [mutate])
}

/** Counts anew: something was decided or released, or may have been. */
export function useApprovalCountRefresh(): () => void {
  const { client, scope } = useAtrium()
  const { mutate } = useSWRConfig()
  const { user } = scope
  return useCallback(
    () => void mutate(describeQuery(client, everywhere(user), approvalCount, {}).key),
    [client, mutate, user],
  )
}

/** Components of the active application that hold all the words (API-33); not asked below 2 letters (SRCH-01). */
export function useComponentSearch(
  query: string,
  { pageId, count }: { pageId?: number; count?: number } = {},
) {
  const { client, scope } = useAtrium()
  const text = query.trim()
  const input = {
    params: { applicationId: scope.tenant },
    query: { query: text, ...(pageId !== undefined && { pageId }), ...(count && { count }) },
  }
  const isAsked = scope.tenant !== 0 && text.length >= searchMinimumLength
  return useCall(isAsked ? describeQuery(client, scope, componentSearch.find, input) : undefined)
}
