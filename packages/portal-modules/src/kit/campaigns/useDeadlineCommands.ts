import { useCallback } from 'react'
import { failureText } from '../failures/failure-text.ts'
import { formatDay } from '../format.ts'
import { useModuleHost } from '../module-host/host.tsx'
import type { PortError } from '../port-error.ts'
import { useMessages } from '../language/useMessages.ts'
import { useUndo } from '../pending/useUndo.ts'
import { closedDeadlines, type ChannelDeadlineKind, type ChannelDeadlines, type DeadlineClosing } from './deadlines.ts' // prettier-ignore
import { campaignWords } from './messages/index.ts'

/** What is saved of deadlines: another day, or that one is closed; null opens it again. */
type DeadlineFields = Partial<
  Record<`${ChannelDeadlineKind}Deadline`, string> &
    Record<`${ChannelDeadlineKind}Closing`, DeadlineClosing | null>
>

/** A channel as it is told of, with its deadlines. */
export interface DeadlineChannel extends ChannelDeadlines {
  id: number
  name: string
}

/**
 * Closes deadlines of channels, opens them again and moves them: says what was done and offers to take
 * it back (T-08, T-27). `save` resolves to what was refused; what it is given is the latest wish, so
 * it looks up the version that stands then.
 */
export function useDeadlineCommands(
  save: (channelId: number, fields: DeadlineFields) => Promise<PortError | undefined>,
) {
  const tools = useMessages(campaignWords)
  const { t, locale } = tools
  const { notify } = useModuleHost()
  const offerUndo = useUndo()
  const tellFailure = useCallback(
    (error: PortError) =>
      notify({
        tone: 'failure',
        title: t('deadline.failed'),
        detail: failureText(tools, error, t('deadline.failedDetail')),
      }),
    [notify, t, tools],
  )
  const takeBack = useCallback(
    async ({ id }: DeadlineChannel, fields: DeadlineFields) => {
      const refused = await save(id, fields)
      if (refused) tellFailure(refused)
    },
    [save, tellFailure],
  )
  const close = useCallback(
    async (
      channel: DeadlineChannel,
      kind: ChannelDeadlineKind,
      closing: DeadlineClosing | null,
    ) => {
      const before = closedDeadlines(channel).find((one) => one.kind === kind)?.mark.kind ?? null
      const refused = await save(channel.id, { [`${kind}Closing`]: closing })
      if (refused) return tellFailure(refused)
      const title = t(`deadline.told.${closing ?? 'open'}`, {
        kind: t(`deadline.${kind}`),
        name: channel.name,
      })
      offerUndo(title, () => void takeBack(channel, { [`${kind}Closing`]: before }))
    },
    [offerUndo, save, t, takeBack, tellFailure],
  )
  /** Resolves to what was refused: the dialog that asked for the day says it. */
  const move = useCallback(
    async (channel: DeadlineChannel, kind: ChannelDeadlineKind, day: string) => {
      const before = channel[`${kind}Deadline`] ?? day
      const refused = await save(channel.id, { [`${kind}Deadline`]: day })
      if (refused) return refused
      const title = t('deadline.told.moved', {
        kind: t(`deadline.${kind}`),
        name: channel.name,
        day: formatDay(locale, day, 'near'),
      })
      // Back on its day it was not moved.
      offerUndo(
        title,
        () => void takeBack(channel, { [`${kind}Deadline`]: before, [`${kind}Closing`]: null }),
      )
      return undefined
    },
    [locale, offerUndo, save, t, takeBack],
  )
  return { close, move }
}
