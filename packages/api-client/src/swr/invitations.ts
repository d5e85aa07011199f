import { useSWRConfig } from 'swr'
import { describeQuery } from '../client/query.ts'
import { users, type InvitationAnswer } from '../contract/people/users.contract.ts'
import { useAtrium } from './context.tsx'
import { useCall } from './useCall.ts'

/** Applications that ask the person in, and the way to answer; a yes is what lets them in (PERM-19). */
export function useInvitations() {
  const { client, scope } = useAtrium()
  const { mutate } = useSWRConfig()
  const query = describeQuery(client, { tenant: 0, user: scope.user }, users.invitations, {})
  return {
    list: useCall(query),
    answer: async (applicationId: number, answer: InvitationAnswer) => {
      await client.call(users.answerInvitation, { params: { applicationId }, body: { answer } })
      await mutate(query.key)
    },
  }
}
