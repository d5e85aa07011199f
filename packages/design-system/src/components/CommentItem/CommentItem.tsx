import { CircleAlert, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { Timestamp, type TimestampProps } from '../Timestamp/index.ts'
import { commentItemCss } from './commentItem.css.ts'
import { commentItemStrings } from './commentItem.strings.ts'

export interface CommentItemProps extends NativeProps<'article'> {
  /** Who wrote it. */
  author: { name: string; pictureUrl?: string | null }
  /** When. */
  time: TimestampProps['time']
  /** What was written; line breaks stay. */
  children: ReactNode
  /** Written by the reader: stands out quietly. */
  isOwn?: boolean
  /** An entry of the portal itself: no bubble, no reactions (CMT-01). */
  isGenerated?: boolean
  /** Changed after it was written. */
  isEdited?: boolean
  /** On its way to the server (CMT-02). */
  isPending?: boolean
  /** It did not reach the server; `onRetry` sends it again (CMT-02). */
  isFailed?: boolean
  /** Sends it again. */
  onRetry?: () => void
  /** Why it did not reach the server. */
  failureDetail?: ReactNode
  /** Lets go of one that did not reach the server. */
  onDiscard?: () => void
  /** `Reactions` below the words. */
  reactions?: ReactNode
  /** A menu at the end of the first line. */
  actions?: ReactNode
  /** The present, in milliseconds; default the clock. */
  now?: number
}

const Root = styled.article`
  ${commentItemCss}
`

/** What somebody wrote, with who and when. */
export function CommentItem(props: CommentItemProps) {
  const {
    author,
    time,
    children,
    isOwn,
    isGenerated,
    isPending,
    isFailed,
    reactions,
    isEdited,
    onRetry,
    failureDetail,
    onDiscard,
    actions,
    now,
    ...native
  } = props
  const strings = useStrings(commentItemStrings)
  const label = isGenerated ? strings.entry : strings.by(isOwn ? strings.you : author.name)
  return (
    <Root
      {...native}
      aria-label={label}
      aria-busy={isPending || undefined}
      data-at-own={isOwn || undefined}
      data-at-generated={isGenerated || undefined}
      data-at-pending={isPending || undefined}
      data-at-failed={isFailed || undefined}
    >
      {isGenerated ? (
        <span className="at-mark">
          <Icon icon={Sparkles} size={14} />
        </span>
      ) : (
        <Avatar name={author.name} pictureUrl={author.pictureUrl} isDecorative />
      )}
      <div className="at-content">
        <div className="at-line">
          {!isGenerated && <strong>{isOwn ? strings.you : author.name}</strong>}
          {isGenerated && <div className="at-text">{children}</div>}
          <span className="at-time">
            {isPending ? strings.sending : <Timestamp time={time} now={now} />}
            {isEdited && ` · ${strings.edited}`}
          </span>
          {actions && <span className="at-actions">{actions}</span>}
        </div>
        {!isGenerated && <div className="at-text">{children}</div>}
        {isFailed && (
          <div className="at-failure" role="alert">
            <Icon icon={CircleAlert} size={14} />
            <span>{strings.failed}</span>
            {failureDetail && <span className="at-why">{failureDetail}</span>}
            {onRetry && (
              <Button size="compact" variant="quiet" onPress={onRetry}>
                {strings.retry}
              </Button>
            )}
            {onDiscard && (
              <Button size="compact" variant="quiet" onPress={onDiscard}>
                {strings.discard}
              </Button>
            )}
          </div>
        )}
        {reactions && !isGenerated && <div className="at-reactions">{reactions}</div>}
      </div>
    </Root>
  )
}
