import { useCallback, useMemo } from 'react'
import {
  createPendingCommands,
  PortError,
  toPortError,
  usePending,
  type Command,
} from '../../kit/index.ts'
import type { CampaignsPort, ChannelEdit, PlannedChannel } from '../campaigns.port.ts'
import { withChannel, withEdit } from '../plan.logic.ts'

type Planned = readonly PlannedChannel[]
interface PlanCommand extends Command {
  id: number
  edit: ChannelEdit
}
const planCommands = createPendingCommands<Planned, PlanCommand>({
  apply: (truth, { id, edit }) => withEdit(truth, id, edit),
})

/**
 * The channels of all campaigns.
 * @param isWanted  a view shows them
 */
export function usePlannedChannels(port: CampaignsPort, isWanted: boolean) {
  const { isPartial, result, run, receive } = usePending(
    useMemo(() => (isWanted ? port.plan?.() : undefined), [port, isWanted]),
    planCommands,
    useMemo(() => port.currentPlan?.(), [port]),
  )
  const saveChannel = useCallback(
    async (id: number, edit: ChannelEdit) => {
      const commandId = crypto.randomUUID()
      const send = (truth: Planned | undefined) => {
        // The version that stands when its turn comes: another of one's own may be before it.
        const channel = truth?.find((one) => one.id === id)
        if (!channel) throw new PortError({ code: 'not-found' })
        return port.saveChannel!({ channel, edit, commandId })
      }
      try {
        await run({ commandId, id, edit }, { send, merge: withChannel })
        return undefined
      } catch (error) {
        return toPortError(error)
      }
    },
    [port, run],
  )
  return { isPartial, result, receive, saveChannel }
}
