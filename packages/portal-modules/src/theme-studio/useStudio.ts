import { useCallback, useEffect, useMemo } from 'react'
import {
  errorText,
  createPendingCommands,
  toPortError,
  useMessages,
  useModuleHost,
  usePending,
  type Command,
  type QueryResult,
} from '../kit/index.ts'
import { messages } from './messages/index.ts'
import type {
  NewTheme,
  Studio,
  StudioTheme,
  ThemeChange,
  ThemeStudioPort,
} from './theme-studio.port.ts'
import { applyCommand, targetName, withTheme, withoutTheme } from './theme-studio.logic.ts'

type StudioCommand = Command & ({ type: 'save' } | { type: 'remove'; id: number })

const studioCommands = createPendingCommands<Studio, StudioCommand>({ apply: applyCommand })

export interface StudioModel {
  result: QueryResult<Studio>
  /** Rejects with a `PortError`; what was entered is still the editor's. */
  save: (
    theme: Omit<NewTheme, 'commandId'> | Omit<ThemeChange, 'commandId'>,
  ) => Promise<StudioTheme>
  remove: (theme: StudioTheme) => void
}

/** The themes of an application, as they are and as they change. */
export function useStudio(port: ThemeStudioPort): StudioModel {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const { result, run, receive } = usePending(
    useMemo(() => port.studio(), [port]),
    studioCommands,
  )
  useEffect(() => port.onChange?.(() => receive({})), [port, receive])

  const save = useCallback<StudioModel['save']>(
    async (theme) => {
      const commandId = crypto.randomUUID()
      try {
        return await run(
          { commandId, type: 'save' },
          {
            send: () =>
              'id' in theme
                ? port.save({ ...theme, commandId })
                : port.create({ ...theme, commandId }),
            merge: withTheme,
          },
        )
      } catch (error) {
        // What stands against it is shown beside what was entered.
        if (toPortError(error).code === 'conflict') receive({})
        throw error
      }
    },
    [port, receive, run],
  )

  const studio = result.state === 'ready' ? result.data : undefined
  const remove = useCallback(
    async ({ id, target }: StudioTheme) => {
      const { t } = tools
      const name = studio ? targetName(studio, target) : undefined
      const of = { name: name ?? studio?.name ?? '' }
      const commandId = crypto.randomUUID()
      try {
        await run(
          { commandId, type: 'remove', id },
          { send: () => port.remove({ id, commandId }), merge: (truth) => withoutTheme(truth, id) },
        )
        notify({ tone: 'success', title: t('delete.done', of) })
      } catch (error) {
        const detail = errorText(tools, toPortError(error))
        notify({ tone: 'failure', title: t('delete.failed', of), detail })
      }
    },
    [notify, port, run, studio, tools],
  )
  return { result, save, remove: (theme) => void remove(theme) }
}
