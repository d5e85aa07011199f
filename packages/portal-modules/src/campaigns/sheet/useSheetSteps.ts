import { useCallback, useEffect, useRef, useState } from 'react'
import { errorText, useMessages, useModuleHost, type PortError } from '../../kit/index.ts'
import { holdUndo, useUndo } from '../../kit/pending/useUndo.ts'
import { messages } from '../messages/index.ts'

/** Something that was done here and can be taken back. */
interface Step {
  label: string
  /** Resolves to what was refused. */
  takeBack: () => Promise<PortError | undefined>
  /** The key no longer takes it back. */
  release: () => void
}

interface AddedStep {
  /** Says what was done and offers the way back, unless it was gone already. */
  tell: () => void
  /** It did not happen after all. */
  drop: () => void
}

export interface SheetSteps {
  /** What `undo` takes back next; undefined: nothing. */
  nextLabel: string | undefined
  undo: () => void
  /** Can be taken back from now on, while it is still being saved, too: `takeBack` waits for that. */
  add: (label: string, takeBack: Step['takeBack']) => AddedStep
}

const undoWindowMs = 10_000

/** The changes of this screen, to be taken back step by step: by key, button or message (T-08, T-38). */
export function useSheetSteps(): SheetSteps {
  const tools = useMessages(messages)
  const { t } = tools
  const { announce, notify } = useModuleHost()
  // It listens for the key.
  useUndo()
  const [steps, setSteps] = useState<readonly Step[]>([])
  const latest = useRef(steps)
  const show = useCallback((next: readonly Step[]) => {
    latest.current = next
    setSteps(next)
  }, [])
  useEffect(() => () => latest.current.forEach(({ release }) => release()), [])

  const takeBack = useCallback(
    async (step: Step) => {
      // Key, button and message may all mean the same one.
      if (!latest.current.includes(step)) return
      step.release()
      show(latest.current.filter((one) => one !== step))
      const refused = await step.takeBack()
      if (!refused) return announce(t('sheet.undone', { label: step.label }))
      const isStale = refused.code === 'conflict'
      notify({
        tone: 'failure',
        title: t('sheet.notUndone', { label: step.label }),
        detail: isStale ? t('sheet.undoStale') : errorText(tools, refused),
      })
      // Only a change of somebody else stands against it for good.
      if (!isStale) show([...latest.current, { ...step, release: () => undefined }])
    },
    [announce, notify, show, t, tools],
  )
  const add = useCallback<SheetSteps['add']>(
    (label, back) => {
      const step: Step = {
        label,
        takeBack: back,
        release: holdUndo(() => void takeBack(step)),
      }
      show([...latest.current, step])
      const tell = () => {
        if (!latest.current.includes(step)) return
        const onPress = () => {
          close?.()
          void takeBack(step)
        }
        const action = { label: t('sheet.undo'), onPress }
        const close = notify({ tone: 'success', title: label, action, timeout: undoWindowMs })
      }
      const drop = () => {
        step.release()
        show(latest.current.filter((one) => one !== step))
      }
      return { tell, drop }
    },
    [notify, show, t, takeBack],
  )
  const last = steps.at(-1)
  return {
    nextLabel: last?.label,
    undo: useCallback(() => {
      const step = latest.current.at(-1)
      if (step) void takeBack(step)
    }, [takeBack]),
    add,
  }
}
