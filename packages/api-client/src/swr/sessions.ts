import { useSWRConfig } from 'swr'
import { describeQuery } from '../client/query.ts'
import { sessions } from '../contract/people/sessions.contract.ts'
import { useAtrium } from './context.tsx'
import { useCall } from './useCall.ts'

/** Where the person is signed in, and the way to end it elsewhere (API-12). `isOn` false: nothing is asked. */
export function useOwnSessions(isOn: boolean) {
  const { client, scope } = useAtrium()
  const { mutate } = useSWRConfig()
  const query = describeQuery(client, { tenant: 0, user: scope.user }, sessions.list, {})
  return {
    own: useCall(isOn ? query : undefined),
    /** Ends one session; it is gone from the list before this resolves. */
    end: async (sessionId: string) => {
      await client.call(sessions.end, { params: { sessionId } })
      await mutate(query.key)
    },
    /** Ends all but this one; resolves to how many those were. */
    endOthers: async () => {
      const { count } = await client.call(sessions.endOthers, {})
      await mutate(query.key)
      return count
    },
  }
}
