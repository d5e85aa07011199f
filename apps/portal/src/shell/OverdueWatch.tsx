import { describeQuery, useAtrium, useCall } from '@atrium/api-client'
import { tasks } from '@atrium/api-client/contract'
import { useEffect, useRef } from 'react'
import { useServices } from '../services.tsx'

/** What changes the count: tasks are components. */
const changing = new Set(['components.changed', 'rights.changed'])
/** Milliseconds for which changes are gathered: many come together. */
const gather = 1_000

/** Asks how many tasks of the person are overdue in this application (T-53); shows nothing. */
export function OverdueWatch({ onCount }: { onCount: (count: number) => void }) {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const params = { applicationId: scope.tenant }
  const count = useCall(
    scope.tenant === 0 ? undefined : describeQuery(client, scope, tasks.overdue, { params }),
  )
  const refresh = useRef<() => void>(undefined)
  useEffect(() => {
    refresh.current = count.state === 'ready' ? count.refresh : undefined
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(() => refresh.current?.(), gather)
    }
    const stopEvents = live.onEvent(({ applicationId, type }) => {
      if (applicationId === scope.tenant && changing.has(type)) again()
    })
    const stopResets = live.onReset(({ applicationId }) => {
      if (applicationId === scope.tenant) again()
    })
    return () => {
      clearTimeout(timer)
      stopEvents()
      stopResets()
    }
  }, [live, scope.tenant])

  const known = count.state === 'ready' ? count.data.count : 0
  useEffect(() => onCount(known), [known, onCount])
  return null
}
