import { Disclosure } from '@atrium/design-system'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatExact, formatMoment, useMessages, useModuleHost } from '../../kit/index.ts'
import { nameOf, type ShownComment } from '../comments.logic.ts'
import type { Resolution } from '../comments.port.ts'
import { messages } from '../messages/index.ts'

const Root = styled.div`
  @layer at.components {
    min-inline-size: 0;
    /* However long the words, they ask for no room. */
    contain: inline-size;
    padding-block: 2px;

    summary {
      color: var(--at-text-2);
      font-weight: 400;
    }
    summary .at-words {
      min-inline-size: 0;
    }
    .at-begin,
    .at-who {
      display: block;
    }
    .at-begin {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    details[open] .at-begin {
      display: none;
    }
    .at-who {
      font-size: var(--at-font-s);
      line-height: 18px;
    }
  }
`

export interface ResolvedCommentProps {
  comment: ShownComment
  resolved: Resolution
  isOpenAtFirst: boolean
  /** The comment itself. */
  children: ReactNode
}

/** Something that was settled: folded to how it begins, with who settled it and when (T-44). */
export function ResolvedComment(props: ResolvedCommentProps) {
  const { comment, resolved, isOpenAtFirst, children } = props
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const at = new Date(resolved.at)
  const moment = formatMoment(locale, at, now())
  return (
    <Root>
      <Disclosure
        icon={CircleCheck}
        title={
          <>
            <span className="at-begin">{comment.text}</span>
            <span className="at-who" title={formatExact(locale, at)}>
              {resolved.by
                ? t('resolve.by', { name: nameOf(resolved.by), moment })
                : t('resolve.nobody', { moment })}
            </span>
          </>
        }
        isOpenAtFirst={isOpenAtFirst}
      >
        {children}
      </Disclosure>
    </Root>
  )
}
