import { useCallback, useEffect, useRef } from 'react'
import { useDeadlineCommands } from '../../kit/campaigns/index.ts'
import { PortError } from '../../kit/index.ts'
import type { CockpitChannel } from '../cockpit.port.ts'
import type { CockpitModel } from '../useCockpit.ts'

/** Closes, opens and moves the deadlines of the channels that are shown (T-27). */
export function useChannelDeadlines(
  { saveChannel }: Pick<CockpitModel, 'saveChannel'>,
  channels: readonly CockpitChannel[],
) {
  // What is taken back is taken back from the version that stands then.
  const latest = useRef({ channels, saveChannel })
  useEffect(() => {
    latest.current = { channels, saveChannel }
  })
  return useDeadlineCommands(
    useCallback(async (id, fields) => {
      const { channels: all, saveChannel: save } = latest.current
      const channel = all.find((one) => one.id === id)
      return channel ? save(channel, fields) : new PortError({ code: 'not-found' })
    }, []),
  )
}
