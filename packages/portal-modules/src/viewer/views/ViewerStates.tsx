import { Button, StateScreen } from '@atrium/design-system'
import { Download, Eye, FileLock2, FileQuestion, RotateCw, X } from 'lucide-react'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

/** Why something is not shown: a title and what to do. */
const reasons = {
  file: ['file.title', 'file.detail'],
  image: ['file.title', 'media.detail'],
  audio: ['media.audio', 'media.detail'],
  video: ['media.video', 'media.detail'],
  locked: ['pdf.locked', 'pdf.lockedDetail'],
  damaged: ['document.damaged', 'document.damagedDetail'],
  'too-large': ['document.tooLarge', 'document.tooLargeDetail'],
  'no-viewer': ['document.noViewer', 'document.noViewerDetail'],
  old: ['document.old', 'document.oldDetail'],
  'not-coming': ['failed.title', 'document.notComingDetail'],
} as const

export interface NotShownProps {
  as: keyof typeof reasons
  onDownload?: () => void
}

/** Why a file is not shown, and how it can be had all the same (VIEW-10, VIEW-12). */
export function NotShown({ as, onDownload }: NotShownProps) {
  const { t } = useMessages(messages)
  const [title, detail] = reasons[as]
  return (
    <StateScreen
      kind="empty"
      icon={as === 'locked' ? FileLock2 : FileQuestion}
      headingLevel={3}
      title={t(title)}
      detail={t(detail)}
      action={
        onDownload && (
          <Button variant="primary" icon={Download} onPress={onDownload}>
            {t('action.download')}
          </Button>
        )
      }
    />
  )
}

/**
 * Placeholder while a file's content is loading. `title`: the file's name, absent until it is known; `isMade`:
 * the server converts it to PDF first.
 */
export function LoadingItem({ title, isMade }: { title?: string; isMade?: boolean }) {
  const { t } = useMessages(messages)
  const words =
    title === undefined
      ? t('loading.unnamed')
      : t(isMade ? 'loading.pdf' : 'loading', { name: title })
  return <StateScreen kind="loading" headingLevel={3} title={words} />
}

/** There is nothing at all to show (VIEW-11). */
export function NothingToShow() {
  const { t } = useMessages(messages)
  return (
    <StateScreen kind="empty" headingLevel={3} title={t('none.title')} detail={t('none.detail')} />
  )
}

/** No connection, no right, gone, or broken: each with its way on (ERR-02 … ERR-06). */
export function NotLoaded({
  error,
  onRetry,
  onClose,
  headingLevel = 3,
}: {
  error: PortError
  onRetry: () => void
  /** The way out where trying again cannot help. */
  onClose?: () => void
  headingLevel?: 1 | 3
}) {
  const tools = useMessages(messages)
  const { t } = tools
  const { code } = error
  const kinds = { offline: 'offline', forbidden: 'forbidden', 'not-found': 'notFound' } as const
  const titles = {
    offline: 'failed.offline',
    forbidden: 'failed.forbidden',
    'not-found': 'failed.gone',
  } as const
  const isGone = code === 'not-found'
  const isKnown = code === 'offline' || code === 'forbidden' || code === 'not-found'
  return (
    <StateScreen
      kind={isKnown ? kinds[code] : 'error'}
      headingLevel={headingLevel}
      title={t(isKnown ? titles[code] : 'failed.title')}
      // What is gone is said by the title already.
      detail={isGone ? t('failed.goneDetail') : errorText(tools, error)}
      action={
        isGone ? (
          onClose && (
            <Button variant="primary" icon={X} onPress={onClose}>
              {t('action.close')}
            </Button>
          )
        ) : (
          <Button variant="primary" icon={RotateCw} onPress={onRetry}>
            {t('action.retry')}
          </Button>
        )
      }
    />
  )
}

/** What a page for reports alone says of everything else; what may be seen is offered (ROUTE-22). */
export function Refused({ onPreview }: { onPreview?: () => void }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="notFound"
      headingLevel={1}
      title={t('viewer.error')}
      detail={t('viewer.errorSubTitle')}
      action={
        onPreview && (
          <Button variant="primary" icon={Eye} onPress={onPreview}>
            {t('action.preview')}
          </Button>
        )
      }
    />
  )
}
