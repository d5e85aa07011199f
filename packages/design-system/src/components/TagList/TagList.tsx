import { useState } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { tagsCss } from './tag.css.ts'
import { tagListStrings } from './tagList.strings.ts'

export interface Tag {
  /** Identifies it. */
  id: string
  /** Its word. */
  label: string
}

export interface TagListProps extends NativeProps<'div'> {
  /** What the tags say something about; spoken. */
  label: string
  /** The tags, in their order. */
  tags: readonly Tag[]
  /** How many are shown before the rest is counted; default 6 (CONST-01). */
  maxVisible?: number
  /** Said when there is no tag; default a dash. */
  emptyText?: string
}

const Root = styled.div`
  ${tagsCss}
  @layer at.components {
    min-inline-size: 0;
    color: var(--at-text-2);
    font: 400 var(--at-font-m) / 24px var(--at-font-body);

    /* On paper nothing can be opened: everything is there. */
    .at-tags > .at-rest {
      display: none;
    }
    @media print {
      .at-tags > .at-rest {
        display: flex;
      }
    }
  }
`

/** Tags to read: the first six, and the rest behind a press (CONST-01). */
export function TagList(props: TagListProps) {
  const { label, tags, maxVisible = 6, emptyText = '–', ...native } = props
  const strings = useStrings(tagListStrings)
  const [isOpen, setOpen] = useState(false)
  const rest = Math.max(tags.length - maxVisible, 0)
  if (tags.length === 0) return <Root {...native}>{emptyText}</Root>
  return (
    <Root {...native}>
      <ul className="at-tags" aria-label={label}>
        {tags.map(({ id, label: word }, index) => (
          <li key={id} className={!isOpen && index >= maxVisible ? 'at-rest' : undefined}>
            <span className="at-tag" title={word.length > 24 ? word : undefined}>
              <span>{word}</span>
            </span>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <button
              type="button"
              className="at-more"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? strings.less : strings.more(rest)}
            </button>
          </li>
        )}
      </ul>
    </Root>
  )
}
