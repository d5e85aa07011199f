import { useState } from 'react'
import { toPortError, useMessages, useModuleHost } from '../kit/index.ts'
import { useUndo } from '../kit/pending/useUndo.ts'
import type { ApprovalsPort, ChannelApproval } from './approvals.port.ts'
import { conditionErrorText } from './error-text.ts'
import { messages } from './messages/index.ts'

/** Says that the condition of an approval is met, or takes that back. */
type MeetCondition = (approval: ChannelApproval, isMet: boolean) => void

export interface Conditions {
  /** Undefined where nobody says that here. */
  meet: MeetCondition | undefined
  /** Id of the approval whose condition is on its way. */
  pendingId: number | undefined
}

/**
 * What the agency says of conditions, with a way back (COCK-09, T-08). `reload` is called once the
 * answer is there, whatever it is: refused, somebody else may have said it.
 */
export function useConditions(port: ApprovalsPort, reload: () => void): Conditions {
  const tools = useMessages(messages)
  const { t } = tools
  const { notify } = useModuleHost()
  const offerUndo = useUndo()
  const [pendingId, setPendingId] = useState<number>()
  const send = async (approval: ChannelApproval, isMet: boolean, isUndo = false): Promise<void> => {
    setPendingId(approval.id)
    const { name } = approval.plan
    try {
      const command = { approval, isMet, commandId: crypto.randomUUID() }
      const { version } = await port.meetCondition!(command)
      const back = () => void send({ ...approval, version }, !isMet, true)
      offerUndo(t(isMet ? 'condition.told.met' : 'condition.told.open', { name }), isUndo ? undefined : back) // prettier-ignore
    } catch (error) {
      const detail = conditionErrorText(tools, toPortError(error))
      notify({ tone: 'failure', title: t('condition.failed', { name }), detail })
    } finally {
      setPendingId(undefined)
      reload()
    }
  }
  return {
    meet: port.meetCondition && ((approval, isMet) => void send(approval, isMet)),
    pendingId,
  }
}
