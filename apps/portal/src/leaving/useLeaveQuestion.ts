import { use, useCallback, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { blockNavigation } from './blockNavigation.ts'

export interface LeaveOptions {
  /** Something would be lost. */
  isDirty: boolean
  /** Addresses between which nothing is lost. */
  isInside: (pathname: string) => boolean
}

/** Asks before somebody leaves a page with what is not saved. */
export function useLeaveQuestion({ isDirty, isInside }: LeaveOptions) {
  const { navigator } = use(NavigationContext)
  const [isAsking, setAsking] = useState(false)
  const held = useRef<() => void>(undefined)

  useEffect(() => {
    if (!isDirty) return
    const ask = (go: () => void) => {
      held.current = go
      setAsking(true)
    }
    return blockNavigation({ navigator, isInside, ask })
  }, [isDirty, isInside, navigator])

  return {
    isAsking,
    stay: useCallback(() => setAsking(false), []),
    leave: useCallback(() => {
      setAsking(false)
      held.current?.()
    }, []),
  }
}
