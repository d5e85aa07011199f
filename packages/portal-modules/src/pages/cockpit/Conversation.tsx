import {
  Card,
  CommentItem,
  IconButton,
  Reactions,
  TextField,
  type Reaction,
} from '@atrium/design-system'
import { SendHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { people } from '../frame/index.ts'
import { cockpitMessages } from './messages/index.ts'

interface Message {
  id: number
  by: string
  at: Date
  text: Record<'de' | 'en', string>
}

const START: readonly Message[] = [
  {
    id: 1,
    by: people.jonas.name,
    at: new Date('2026-11-20T08:42:00'),
    text: {
      de: 'Die Flächen am Jungfernstieg sind ab KW 18 frei. Soll ich optionieren?',
      en: 'The sites at Jungfernstieg are free from week 18 on. Shall I option them?',
    },
  },
]

const List = styled.ul`
  @layer at.components {
    display: grid;
    gap: 14px;
    margin: 0 0 14px;
    padding: 0;
    list-style: none;
  }
`

const Compose = styled.form`
  @layer at.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 6px;
  }
`

/** What the people on the campaign say to each other; under two characters nothing is sent (VAL-13). */
export function Conversation() {
  const { t, locale } = useMessages(cockpitMessages)
  const { now } = useModuleHost()
  const [messages, setMessages] = useState(START)
  const [text, setText] = useState('')
  const [own, setOwn] = useState<Reaction | null>(null)
  const said = text.trim()
  const form = useRef<HTMLFormElement>(null)
  const send = () => {
    if (said.length < 2) return
    const id = messages.length + 1
    setMessages((all) => [
      ...all,
      { id, by: people.sabine.name, at: now(), text: { de: said, en: said } },
    ])
    setText('')
    // What was sent pushes the field down and rests the button; whoever writes goes on in the field.
    requestAnimationFrame(() => {
      const field = form.current?.querySelector('input')
      field?.focus()
      field?.scrollIntoView({ block: 'nearest' })
    })
  }
  return (
    <Card title={t('chat.title')}>
      <div role="log" aria-label={t('chat.title')}>
        <List>
          {messages.map(({ id, by, at, text: words }) => (
            <li key={id}>
              <CommentItem
                author={{ name: by }}
                time={at}
                isOwn={by === people.sabine.name}
                now={now().getTime()}
                reactions={
                  by !== people.sabine.name && (
                    <Reactions
                      counts={{ like: own === 'like' ? 3 : 2, idea: own === 'idea' ? 2 : 1 }}
                      own={own}
                      onChange={setOwn}
                    />
                  )
                }
              >
                {words[locale]}
              </CommentItem>
            </li>
          ))}
        </List>
      </div>
      <Compose
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextField
          label={t('chat.write')}
          isLabelHidden
          placeholder={t('chat.placeholder')}
          value={text}
          onChange={setText}
        />
        <IconButton
          icon={SendHorizontal}
          label={t('action.send')}
          isDisabled={said.length < 2}
          onPress={send}
        />
      </Compose>
    </Card>
  )
}
