import { useSWRConfig } from 'swr'
import { describeQuery } from '../client/query.ts'
import { absences } from '../contract/campaigns/absences.contract.ts'
import { toDay } from '../values/day.ts'
import { useAtrium } from './context.tsx'
import { useCall } from './useCall.ts'

/** An absence as it is entered; days as `YYYY-MM-DD`. */
export interface AbsenceChange {
  from: string
  until: string
  deputyId: number
}

/** When the person is away, who decides about approvals meanwhile in the active application, and the way to change it (T-39). */
export function useAbsence() {
  const { client, scope } = useAtrium()
  const { mutate } = useSWRConfig()
  const input = { params: { applicationId: scope.tenant } }
  const query = describeQuery(client, scope, absences.get, input)
  return {
    own: useCall(scope.tenant ? query : undefined),
    save: async ({ from, until, deputyId }: AbsenceChange) => {
      await client.call(absences.save, {
        ...input,
        body: { from: toDay(from), until: toDay(until), deputyId },
      })
      await mutate(query.key)
    },
    end: async () => {
      await client.call(absences.end, input)
      await mutate(query.key)
    },
  }
}
