import { useAtrium, type Scope } from '@atrium/api-client'
import { Drawer } from '@atrium/design-system'
import { manifest } from '@atrium/portal-modules/chat/manifest'
import { ModuleSlot, registerModule, type ModuleRegistry } from '@atrium/portal-modules/kit'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { usePortalMessages } from '../../messages/index.ts'
import { readSlice, saveSlice } from '../../persisted.ts'
import { useServices } from '../../services.tsx'
import type { DrawerPanelProps } from './lazyDrawer.tsx'
import { useHasChat } from './useChat.ts'

// The module has lines of its own from edge to edge.
const Edges = styled.div`
  block-size: calc(100% + 32px);
  margin: -16px -20px;
`

/** The chat beside the page (LAY-11, CHAT-01); its code comes when it is opened. */
export default function ChatPanel({ isOpen, onOpenChange }: DrawerPanelProps) {
  const { t } = usePortalMessages()
  const registry = useChatModule()
  // An address may ask for it, too.
  const hasChat = useHasChat()
  return (
    <Drawer isOpen={isOpen && hasChat} onOpenChange={onOpenChange} title={t('chat')} width="wide">
      <Edges>
        <ModuleSlot registry={registry} type={manifest.type} component={{ id: 0 }} />
      </Edges>
    </Drawer>
  )
}

/** The chat that was open last, of each application its own. */
function lastChatOf({ user, tenant }: Scope) {
  const all = () => readSlice<Record<string, number>>(user, 'chatLast')
  return {
    read: () => {
      const chatId = all()?.[tenant]
      return typeof chatId === 'number' ? chatId : undefined
    },
    keep: (chatId: number | undefined) =>
      saveSlice(user, 'chatLast', { ...all(), [tenant]: chatId }),
  }
}

/** Made anew for another tenant or person: ports carry whose data it is. */
function useChatModule(): ModuleRegistry {
  const { client, scope } = useAtrium()
  const { live, chat } = useServices()
  return useMemo(
    () => ({
      [manifest.type]: registerModule({
        manifest,
        load: () => import('@atrium/portal-modules/chat/module'),
        port: async () => {
          const { createChatAdapter } = await import('@atrium/portal-modules/chat/adapter')
          return createChatAdapter({
            client,
            scope,
            live,
            messages: chat,
            storage: {
              read: () => readSlice(scope.user, 'chatDrafts'),
              write: (drafts) => saveSlice(scope.user, 'chatDrafts', drafts),
            },
            lastChat: lastChatOf(scope),
          })
        },
      }),
    }),
    [client, scope, live, chat],
  )
}
