import { useCallback, useMemo } from 'react'
import {
  toPortError,
  useMessages,
  useModuleHost,
  type Pending,
  type PortError,
} from '../kit/index.ts'
import { byCampaign, whatOf, type PendingDecision } from './approvals.logic.ts'
import type { Approval, ApprovalList, ApprovalsPort, Decision, Outcome } from './approvals.port.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import { outcomeText } from './outcome-text.ts'

/** What is to be decided at once: any channels of any campaigns, and orders. */
export interface Deciding {
  items: readonly Approval[]
  decision: Decision
  comment: string
}

/**
 * Sends decisions campaign by campaign and says what became of each. Answers with those that could
 * not be decided, and why.
 */
export function useDeciding<L extends ApprovalList>(
  port: ApprovalsPort,
  run: Pending<L, PendingDecision>['run'],
) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)

  const notifyDone = useCallback(
    (outcome: Outcome | undefined, { items, decision }: Deciding) => {
      const [first] = items
      const names = { name: first?.plan.name ?? '', count: items.length, what: whatOf(items) }
      notify({
        tone:
          outcome?.waiting === 0 && outcome.rejected.length + outcome.changed.length > 0
            ? 'info'
            : 'success',
        title: tools.t(`done.${decision}`, names),
        detail: outcome && outcomeText(tools, outcome),
      })
    },
    [notify, tools],
  )
  const fail = useCallback(
    (error: PortError, { items }: Deciding) =>
      notify({
        tone: 'failure',
        title: tools.t('failed.decide', { name: items[0]?.plan.name ?? '', count: items.length, what: whatOf(items) }), // prettier-ignore
        detail: errorText(tools, error),
      }),
    [notify, tools],
  )

  return useMemo(
    () =>
      async ({ items, decision, comment }: Deciding): Promise<readonly Approval[]> => {
        const parts = byCampaign(items).map(async (part) => {
          const commandId = crypto.randomUUID()
          const deciding = { items: part, decision, comment }
          try {
            const outcome = await run(
              { commandId, keys: part.map(({ key }) => key), decision },
              {
                send: () => port.decide({ ...deciding, commandId }),
                merge: (truth) => truth,
              },
            )
            notifyDone(outcome, deciding)
            return []
          } catch (error) {
            fail(toPortError(error), deciding)
            return part
          }
        })
        return (await Promise.all(parts)).flat()
      },
    [fail, port, run, notifyDone],
  )
}
