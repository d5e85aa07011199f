import { describeQuery, useApplicationConfiguration, useAtrium, useCall } from '@atrium/api-client'
import { chatRoles, chats } from '@atrium/api-client/contract'
import { hasRole } from '@atrium/api-client/values'
import { useEffect, useRef } from 'react'
import { runningPreview } from '../../preview/preview.ts'
import { useServices } from '../../services.tsx'
import { useRoles } from '../../access/useRoles.ts'

/** What changes the count: messages, chats, and who has the chat. */
const changesChats = new Set(['message.sent', 'chats.changed'])

/** Whether the person has the chat in this application (CHAT-07); nobody looks at it as somebody else. */
export function useHasChat(): boolean {
  const configuration = useApplicationConfiguration()
  const roles = useRoles()
  return (
    !runningPreview &&
    configuration.state === 'ready' &&
    hasRole(roles, chatRoles(settingOf(configuration.data.configurations)))
  )
}

/** The same, with how many messages they have not seen; the server has the last word. */
export function useChat(): { hasChat: boolean; unreadCount: number } {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const isAllowed = useHasChat()
  // Only they ask.
  const params = { applicationId: scope.tenant }
  const list = useCall(
    isAllowed && scope.tenant ? describeQuery(client, scope, chats.list, { params }) : undefined,
  )
  const refresh = useRef<() => void>(undefined)
  useEffect(() => {
    refresh.current = list.state === 'ready' ? list.refresh : undefined
  })
  useEffect(() => {
    const stopEvents = live.onEvent(({ applicationId, type }) => {
      if (applicationId === scope.tenant && changesChats.has(type)) refresh.current?.()
    })
    const stopResets = live.onReset(({ applicationId }) => {
      if (applicationId === scope.tenant) refresh.current?.()
    })
    return () => {
      stopEvents()
      stopResets()
    }
  }, [live, scope.tenant])

  const isRefused = list.state === 'failed' && list.error.status === 403
  const waiting = list.state === 'ready' ? list.data : []
  return {
    hasChat: isAllowed && !isRefused,
    unreadCount: waiting.reduce((sum, { unreadCount = 0 }) => sum + unreadCount, 0),
  }
}

const settingOf = (
  entries: readonly { value: string | null; configuration: { key: string } }[],
): string | null | undefined =>
  entries.find(({ configuration }) => configuration.key === 'CHAT_ROLES')?.value
