import { useCallback, useEffect, useRef } from 'react'
import {
  useDeadlineCommands,
  type ChannelDeadlineKind,
  type DeadlineClosing,
} from '../../kit/campaigns/index.ts'
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
  const commands = useDeadlineCommands(
    useCallback(async (id, { kind, day, closing }) => {
      const { channels: all, saveChannel: save } = latest.current
      const channel = all.find((one) => one.id === id)
      if (!channel) return new PortError({ code: 'not-found' })
      return save(channel, {
        ...(day !== undefined && { [`${kind}Deadline`]: day }),
        ...(closing !== undefined && { [`${kind}Closing`]: closing }),
      })
    }, []),
  )
  return {
    saveClosing: (
      channel: CockpitChannel,
      kind: ChannelDeadlineKind,
      closing: DeadlineClosing | null,
    ) => {
      const mark = channel[`${kind}Status`]?.mark ?? null
      const before = mark === null || mark.kind === 'moved' ? null : mark.kind
      void commands.close(channel, kind, before, closing)
    },
    move: (channel: CockpitChannel, kind: ChannelDeadlineKind, day: string) =>
      commands.move(channel, kind, channel[`${kind}Deadline`] ?? day, day),
  }
}
