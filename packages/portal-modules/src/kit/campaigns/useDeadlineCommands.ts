import { useCallback } from 'react'
import { failureText } from '../failure-text.ts'
import { formatDay } from '../format.ts'
import { useModuleHost } from '../host.tsx'
import type { PortError } from '../port-error.ts'
import { useMessages } from '../useMessages.ts'
import { useUndo } from '../useUndo.ts'
import type { ChannelDeadlineKind, DeadlineClosing } from './deadlines.ts'
import { campaignWords } from './messages/index.ts'

/** What is saved of a deadline: another day, or that it is closed; null opens it again. */
export interface DeadlineEdit {
  kind: ChannelDeadlineKind
  day?: string
  closing?: DeadlineClosing | null
}

/** A channel as it is told of. */
interface Named {
  id: number
  name: string
}

/**
 * Closes deadlines of channels, opens them again and moves them: says what was done and offers to take
 * it back (T-08, T-27). `save` resolves to what was refused; what it is given is the latest wish, so
 * it looks up the version that stands then.
 */
export function useDeadlineCommands(
  save: (channelId: number, edit: DeadlineEdit) => Promise<PortError | undefined>,
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
    async ({ id }: Named, edit: DeadlineEdit) => {
      const refused = await save(id, edit)
      if (refused) tellFailure(refused)
    },
    [save, tellFailure],
  )
  const close = useCallback(
    async (
      channel: Named,
      kind: ChannelDeadlineKind,
      before: DeadlineClosing | null,
      closing: DeadlineClosing | null,
    ) => {
      const refused = await save(channel.id, { kind, closing })
      if (refused) return tellFailure(refused)
      const title = t(`deadline.told.${closing ?? 'open'}`, {
        kind: t(`deadline.${kind}`),
        name: channel.name,
      })
      offerUndo(title, () => void takeBack(channel, { kind, closing: before }))
    },
    [offerUndo, save, t, takeBack, tellFailure],
  )
  /** Resolves to what was refused: the dialog that asked for the day says it. */
  const move = useCallback(
    async (channel: Named, kind: ChannelDeadlineKind, before: string, day: string) => {
      const refused = await save(channel.id, { kind, day })
      if (refused) return refused
      const title = t('deadline.told.moved', {
        kind: t(`deadline.${kind}`),
        name: channel.name,
        day: formatDay(locale, day, 'near'),
      })
      // Back on its day it was not moved.
      offerUndo(title, () => void takeBack(channel, { kind, day: before, closing: null }))
      return undefined
    },
    [locale, offerUndo, save, t, takeBack],
  )
  return { close, move }
}
