import { useEffect, useRef, useState } from 'react'
import { useQuery } from '../../kit/index.ts'
import type { FirstStep, FirstStepsPort, HomePort } from '../home.port.ts'

/** What is left to do, for whoever may do it. */
export interface FirstStepsModel {
  steps: readonly FirstStep[]
  /** They were put away, or everything is done. */
  isGone: boolean
  open: (href: string) => void
  /** Puts them away, or takes that back. Rejects with a `PortError`. */
  hide: (isHidden: boolean) => Promise<void>
}

/** What is known of the first steps; `none`: there is nothing to show. */
export type FirstStepsState =
  | { state: 'unknown' }
  | { state: 'none' }
  | { state: 'known'; model: FirstStepsModel }

/** Milliseconds for which changes are gathered: many come together. */
const gather = 400

/** The first steps while some are open and they were not put away; follows what others make (GEN-09). */
export function useFirstSteps(
  begin: NonNullable<HomePort['firstSteps']>,
  open: HomePort['open'],
): FirstStepsState {
  const [port, setPort] = useState<FirstStepsPort>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    begin().then(setPort, () => setFailed(true))
  }, [begin])
  const result = useQuery(port?.query)
  const refresh = result.state === 'ready' ? result.refresh : undefined
  // What was pressed holds until the server says the same.
  const [pressed, setPressed] = useState<boolean>()

  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  }, [refresh])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = port?.onChange?.(() => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current?.(), gather)
    })
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [port])

  const data = result.state === 'ready' ? result.data : undefined
  const isGone = !data || (pressed ?? data.isHidden) || data.steps.every(({ isDone }) => isDone)
  // Once shown it stays: it says why it goes, and offers to come back.
  const [wasShown, setShown] = useState(false)
  if (!isGone && !wasShown) setShown(true)

  if (hasFailed || result.state === 'failed') return { state: 'none' }
  if (!port || !data) return { state: 'unknown' }
  if (isGone && !wasShown) return { state: 'none' }
  const hide = async (isHidden: boolean) => {
    setPressed(isHidden)
    try {
      await port.hide(isHidden)
      refresh?.()
    } catch (error) {
      setPressed(undefined)
      throw error
    }
  }
  return { state: 'known', model: { steps: data.steps, isGone, open, hide } }
}
