import { Button, Skeleton, StateScreen } from '@atrium/design-system'
import { FilterX, RotateCw, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, type PortError } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import { HEAD, rowCss } from '../list/list.css.ts'

const SkeletonRow = styled.div`
  @layer at.components {
    ${rowCss}
    grid-template-columns: minmax(0, 1fr) 90px 110px 36px !important;
    block-size: 44px;
  }
`
const widths = ['46%', '32%', '58%', '40%', '51%', '36%', '44%', '29%']

/** Pixels of a row, as in the list. */
const ROW = 44
/** Milliseconds in which most folders are there: rows that come and go at once would only flicker. */
const PATIENCE = 100

/** Rows of the size of what comes; their place alone, until that takes its time. */
export function FolderLoading() {
  const { t } = useMessages(messages)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section
      aria-busy="true"
      aria-label={t('loading.label')}
      style={{ minBlockSize: HEAD + widths.length * ROW }}
    >
      {isSlow && (
        <>
          <SkeletonRow data-at-room="medium" style={{ blockSize: HEAD }} />
          {widths.map((width) => (
            <SkeletonRow key={width} data-at-room="medium">
              <Skeleton width={width} />
              <Skeleton width="60px" />
              <Skeleton width="84px" />
            </SkeletonRow>
          ))}
        </>
      )}
    </section>
  )
}

export interface FolderFailedProps {
  error: PortError
  onRetry: () => void
  /** Absent at the root. */
  onLeave: (() => void) | undefined
}

/** Not there, not allowed, no connection, or broken: each with one way on. */
export function FolderFailed({ error, onRetry, onLeave }: FolderFailedProps) {
  const tools = useMessages(messages)
  const { t } = tools
  // Who may not see a folder does not learn whether it exists.
  const isGone = error.code === 'not-found' || error.code === 'forbidden'
  const retry = (
    <Button variant="primary" icon={RotateCw} onPress={onRetry}>
      {t('action.retry')}
    </Button>
  )
  if (isGone) {
    return (
      <StateScreen
        kind="notFound"
        title={t('notFound.title')}
        detail={t('notFound.detail')}
        action={onLeave ? <Button onPress={onLeave}>{t('action.up')}</Button> : undefined}
      />
    )
  }
  return (
    <StateScreen
      kind={error.code === 'offline' ? 'offline' : 'error'}
      title={t('failed.title')}
      detail={error.code === 'offline' ? errorText(tools, error) : t('failed.detail')}
      reference={error.reference}
      action={retry}
    />
  )
}

export interface FolderEmptyProps {
  /** Absent where nothing may be uploaded. */
  onUpload: (() => void) | undefined
}

export function FolderEmpty({ onUpload }: FolderEmptyProps) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      title={t('empty.title')}
      detail={t(onUpload ? 'empty.detail' : 'empty.detailReadOnly')}
      action={
        onUpload && (
          <Button icon={Upload} onPress={onUpload}>
            {t('action.upload')}
          </Button>
        )
      }
    />
  )
}

/** The filter left nothing over. */
export function NothingFound({ text, onReset }: { text: string; onReset: () => void }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      icon={FilterX}
      title={t('filter.none', { text })}
      detail={t('filter.noneDetail')}
      action={<Button onPress={onReset}>{t('filter.reset')}</Button>}
    />
  )
}
