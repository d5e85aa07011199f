import type { RenderElsewhere } from '@atrium/portal-modules/kit'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** What goes on behind another page, by the application that it belongs to. */
interface Shown {
  applicationId: number | undefined
  name: string
  render: RenderElsewhere
}

let all: readonly Shown[] = []
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Where a module hands over what goes on when it is left; the same function for an application. */
export const useHandingOver = (applicationId: number | undefined) =>
  useCallback(
    (name: string, render: RenderElsewhere | undefined) => {
      const others = all.filter((one) => one.applicationId !== applicationId || one.name !== name)
      all = render ? [...others, { applicationId, name, render }] : others
      for (const listener of listeners) listener()
    },
    [applicationId],
  )

/** What was handed over in an application. */
export function useElsewhere(applicationId: number): readonly Shown[] {
  const now = useSyncExternalStore(subscribe, () => all)
  return useMemo(
    () => now.filter((one) => one.applicationId === applicationId),
    [applicationId, now],
  )
}
