import { describeQuery, useAtrium, useCall } from '@atrium/api-client'
import { applicationPulse, type Pulse } from '@atrium/api-client/contract'
import { useEffect, useRef } from 'react'
import { runningPreview } from '../preview/preview.ts'
import { useServices } from '../services.tsx'
import { pulsing } from './pulse.logic.ts'

/** Milliseconds for which changes are gathered: many come together. */
const gather = 800
/** Applications whose events are listened to; who has more sees the numbers of the moment. */
const mostJoined = 12

/** What goes on in each application, by its id; undefined until it is known, and where it is not (D-12). */
export function usePulse(
  applicationIds: readonly number[],
): ReadonlyMap<number, Pulse> | undefined {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const answer = useCall(describeQuery(client, { ...scope, tenant: 0 }, applicationPulse.get, {}))
  const refresh = answer.state === 'ready' ? answer.refresh : undefined
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  }, [refresh])

  const joined = applicationIds.slice(0, mostJoined).join(' ')
  useEffect(() => {
    if (!live || runningPreview || joined === '') return
    const ids = joined.split(' ').map(Number)
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current?.(), gather)
    }
    for (const id of ids) live.join(id)
    const stopEvents = live.onEvent(({ type }) => pulsing.has(type) && soon())
    const stopResets = live.onReset(soon)
    return () => {
      clearTimeout(timer)
      stopEvents()
      stopResets()
      for (const id of ids) live.leave(id)
    }
  }, [joined, live])

  return answer.state === 'ready'
    ? new Map(answer.data.map((pulse) => [pulse.applicationId, pulse]))
    : undefined
}
