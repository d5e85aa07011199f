import { Button } from '@atrium/design-system'
import { BookOpen, CircleCheck, ExternalLink, SkipForward } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { readerManifest, type DocumentReading } from '../../../kit/module-host/document-reading.ts'
import { ItemSlot, useHasItemModule, useMessages } from '../../../kit/index.ts'
import { messages } from '../../messages/index.ts'
import { addressIn, type MediaLessonProps } from './media.types.ts'
import { mediaCss } from './media.css.ts'
import { countRead, firstUnread, isRead, readPages, writePages } from './read-pages.logic.ts'
import { standingElements, useMediaReport } from './useMediaReport.ts'

const Root = styled.div`
  ${mediaCss}
  @layer at.components {
    > .at-outside {
      display: grid;
      align-content: center;
      justify-items: center;
      gap: var(--at-space-3);
      padding: var(--at-space-6);
      color: var(--at-text);
      font: 400 var(--at-font-m) / 22px var(--at-font-body);
      text-align: center;
    }
    > .at-outside > p {
      margin: 0;
      max-inline-size: 44ch;
      text-wrap: pretty;
    }
    > .at-outside > svg {
      color: var(--at-text-3);
    }
  }
`

/** A page that stands before the reader for so long was read and not turned over. */
const readMs = 1_200

/** A PDF document that is a lesson: it goes on at its page, and what counts is which pages were read (SEM-01). */
export function DocumentLesson({ launch, lesson, runtime, setFlush }: MediaLessonProps) {
  const { t } = useMessages(messages)
  const { cmi } = launch
  const { say } = useMediaReport(runtime, setFlush)
  const [read, setRead] = useState(() => readPages(cmi['cmi.suspend_data']))
  const [wasDone, setWasDone] = useState(cmi['cmi.completion_status'] === 'completed')
  const [shown, setShown] = useState<{ pages: readonly number[]; count: number }>()
  const [wanted, setWanted] = useState<DocumentReading['wanted']>()
  const hasReader = useHasItemModule(readerManifest.type)
  const url = addressIn(launch, launch.entry)
  const count = shown?.count ?? 0
  const isDone = wasDone || isRead(read, count)

  const take = useEffectEvent(() => {
    if (!shown || document.visibilityState !== 'visible') return
    const { pages } = shown
    const next = new Set([...read, ...pages])
    const done = wasDone || isRead(next, shown.count)
    if (next.size > read.size) setRead(next)
    say(
      {
        ...standingElements(countRead(next, shown.count) / shown.count, done),
        'cmi.location': String(pages[0] ?? 1),
        'cmi.suspend_data': writePages(next),
      },
      done && !isDone,
    )
  })
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => take(), readMs)
    const look = () => take()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [shown])

  const onPages = useCallback<DocumentReading['onPages']>(
    (pages, all) => setShown({ pages, count: all }),
    [],
  )
  const [first] = useState(() => Math.max(1, Math.trunc(Number(cmi['cmi.location'])) || 1))
  const config = useMemo(
    (): DocumentReading => ({ url, startPage: first, wanted, onPages }),
    [first, onPages, url, wanted],
  )
  const unread = firstUnread(read, count)
  const isAtGap = unread !== undefined && (shown?.pages.some((page) => page >= unread) ?? true)
  const readCount = countRead(read, count)

  if (!hasReader)
    return (
      <Root>
        <div className="at-outside">
          <BookOpen size={32} strokeWidth={1.5} aria-hidden="true" />
          <p>
            {t('document.outside')} {t('document.outsideDetail')}
          </p>
          <Button icon={ExternalLink} href={url} target="_blank" variant="primary">
            {t('document.open')}
          </Button>
          <Button
            icon={CircleCheck}
            isDisabled={isDone}
            onPress={() => {
              setWasDone(true)
              say(standingElements(1, true), true)
            }}
          >
            {t(isDone ? 'document.done' : 'document.confirm')}
          </Button>
        </div>
      </Root>
    )
  return (
    <Root>
      <div className="at-shown">
        <ItemSlot
          type={readerManifest.type}
          item={{ id: lesson.id, name: lesson.title }}
          config={config}
        />
      </div>
      {count > 0 && (
        <footer>
          <span className="at-track" aria-hidden="true" data-at-done={isDone || undefined}>
            <span style={{ insetInlineStart: 0, inlineSize: `${(readCount / count) * 100}%` }} />
          </span>
          <span className="at-how-far">
            {isDone && <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />}
            <strong>{t('document.read', { read: readCount, count })}</strong>
            {isDone && <span>{t('video.done')}</span>}
          </span>
          {!isDone && unread !== undefined && isAtGap && shown && !shown.pages.includes(unread) && (
            <Button size="compact" icon={SkipForward} onPress={() => setWanted({ page: unread })}>
              {t('document.toUnread')}
            </Button>
          )}
        </footer>
      )}
    </Root>
  )
}
