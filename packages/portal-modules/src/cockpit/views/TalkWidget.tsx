import { Card, CommentItem, IconButton, Select, TextArea } from '@atrium/design-system'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { conversation } from '../cockpit.logic.ts'
import { messages } from '../messages/index.ts'
import type { WidgetProps } from './widget.ts'

const Log = styled.div`
  @layer at.components {
    max-block-size: 340px;
    margin-block: var(--at-space-3);
    overflow-y: auto;
    overscroll-behavior: contain;

    ul {
      display: grid;
      gap: 14px;
      margin: 0;
      padding: 2px;
      list-style: none;
    }
    small {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    @media print {
      max-block-size: none;
      overflow: visible;
    }
  }
`
const Compose = styled.form`
  @layer at.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: var(--at-space-2);

    > .at-to {
      grid-column: 1 / -1;
    }
    @media print {
      display: none;
    }
  }
`

const leastLetters = 2
const everything = 'all'

/** What is said in the channels, all of them or one; it is live (CAMP-16). */
export function TalkWidget({ widget, model, data: { channels }, channelId }: WidgetProps) {
  const { t } = useMessages(messages)
  const { now, notify, announce } = useModuleHost()
  const [chosen, setChosen] = useState(String(channelId ?? everything))
  const [receiver, setReceiver] = useState<string>()
  const [text, setText] = useState('')
  const log = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const title = widget.title ?? t('talk.title')
  const shown = channels.some(({ id }) => String(id) === chosen) ? chosen : everything
  const posts = conversation(channels, shown === everything ? undefined : Number(shown))
  // In all channels one says to which of them one writes: that of what was said last.
  const last = posts.at(-1)?.channelId ?? channels[0]?.id
  const to = shown !== everything ? Number(shown) : Number(receiver ?? last)
  const said = text.trim()

  const newest = posts.at(-1)
  useNewest({ log, shown, newestId: newest?.id }, () => {
    if (newest && !newest.isOwn)
      announce(t('talk.new', { name: newest.by?.name ?? t('talk.system') }))
  })

  const send = async () => {
    if (said.length < leastLetters) return
    // Without a text the button is disabled, and would lose the focus.
    field.current?.focus()
    setText('')
    const failure = await model.post(to, said)
    if (!failure) return
    // What was typed meanwhile stays behind it.
    setText((typed) => (typed ? `${said}\n${typed}` : said))
    notify({ tone: 'failure', title: t('talk.failed') })
  }
  if (channels.length === 0) return <Card title={title}>{t('channels.none')}</Card>
  const options = channels.map(({ id, name }) => ({ id: String(id), label: name }))
  return (
    <Card title={title}>
      <Select
        label={t('talk.channel')}
        isLabelHidden
        options={[{ id: everything, label: t('talk.all') }, ...options]}
        value={shown}
        onChange={(value) => setChosen(value ?? everything)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys */}
      <Log ref={log} tabIndex={0} {...{ role: 'log', 'aria-label': title }}>
        {posts.length === 0 ? (
          <p>{t('talk.none')}</p>
        ) : (
          <ul>
            {posts.map((post) => (
              <li key={`${post.channelId} ${post.id} ${post.at}`}>
                {shown === everything && <small>{post.channel}</small>}
                <CommentItem
                  author={{ name: post.by?.name ?? t('talk.system') }}
                  time={post.at}
                  isOwn={post.isOwn}
                  isGenerated={post.by === null && post.id > 0}
                  isPending={post.id < 0}
                  now={now().getTime()}
                >
                  {post.message}
                </CommentItem>
              </li>
            ))}
          </ul>
        )}
      </Log>
      <Compose
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {shown === everything && channels.length > 1 && (
          <div className="at-to">
            <Select
              label={t('talk.to')}
              options={options}
              value={String(to)}
              onChange={(value) => setReceiver(value ?? undefined)}
            />
          </div>
        )}
        <TextArea
          ref={field}
          label={t('talk.write')}
          isLabelHidden
          placeholder={t('talk.placeholder')}
          value={text}
          onChange={setText}
          onEnter={() => void send()}
          minRows={1}
          maxRows={5}
        />
        <IconButton
          icon={SendHorizontal}
          label={t('action.send')}
          isDisabled={said.length < leastLetters}
          onPress={() => void send()}
        />
      </Compose>
    </Card>
  )
}

interface Place {
  log: RefObject<HTMLElement | null>
  /** Whose conversation. */
  shown: string
  newestId: number | undefined
}

/** Keeps a conversation at its end: when it opens, and when something was said, which is told. */
function useNewest({ log, shown, newestId }: Place, onSaid: () => void) {
  const seen = useRef<{ shown?: string; newestId?: number | undefined }>({})
  const told = useRef(onSaid)
  useEffect(() => {
    told.current = onSaid
  })
  useEffect(() => {
    const before = seen.current
    seen.current = { shown, newestId }
    log.current?.scrollTo({ top: log.current.scrollHeight })
    if (before.shown === shown && before.newestId !== newestId) told.current()
  }, [log, shown, newestId])
}
