import { Button, StateScreen } from '@atrium/design-system'
import { MessagesSquare, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { frameCss } from './chat.css.ts'
import { ChatList, type ChatListProps } from './ChatList.tsx'

export interface ChatFrameProps extends ChatListProps {
  /** The form for a new chat is open. */
  isNewOpen: boolean
  /** The open chat or the form; none: a word that leads on. */
  children?: ReactNode
}

const Root = styled.div`
  ${frameCss}
`

/** The list and what is open of it, side by side or one after the other (CHAT-01). */
export function ChatFrame(props: ChatFrameProps) {
  const { isNewOpen, children, ...list } = props
  const { chats, openId, onNew } = list
  const { t } = useMessages(messages)
  const hasChats = chats.state === 'ready' && chats.data.length > 0
  return (
    <Root>
      <div className="at-panes" data-at-open={openId !== undefined || isNewOpen || undefined}>
        <ChatList {...list} />
        <div className="at-chat-pane">
          {children ?? (
            <div className="at-choose">
              <StateScreen
                kind="empty"
                icon={MessagesSquare}
                headingLevel={3}
                title={t(hasChats ? 'list.choose' : 'list.empty')}
                detail={t(hasChats ? 'list.chooseDetail' : 'list.emptyDetail')}
                action={
                  <Button icon={Plus} onPress={onNew}>
                    {t('list.new')}
                  </Button>
                }
              />
            </div>
          )}
        </div>
      </div>
    </Root>
  )
}
