import { Frown, Heart, Laugh, Lightbulb, SmilePlus, ThumbsUp, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { numberFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu, MenuItem, MenuTrigger } from '../Menu/index.ts'
import { REACTIONS, nextReaction, type Reaction, type ReactionCounts } from './reactions.logic.ts'
import { reactionsStrings } from './reactions.strings.ts'

export interface ReactionsProps extends NativeProps<'div'> {
  /** How many reacted in which way, the reader included (CMT-05). */
  counts: ReactionCounts
  /** The reader's own reaction; one a person (CMT-05). */
  own?: Reaction | null
  /** Called with the reader's new reaction, `null` when it is taken back. */
  onChange?: (reaction: Reaction | null) => void
  /** Names of those who reacted, for the tooltip. */
  names?: Partial<Record<Reaction, readonly string[]>>
  /** Shows the counts only. */
  isReadOnly?: boolean
}

const ICONS: Record<Reaction, LucideIcon> = {
  like: ThumbsUp,
  heart: Heart,
  'very-satisfied': Laugh,
  'very-dissatisfied': Frown,
  idea: Lightbulb,
}

const Root = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;

    .at-pill {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      min-block-size: 26px;
      padding: 2px 10px;
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-full);
      background: var(--at-raised);
      color: var(--at-text-2);
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      transition: background-color var(--at-fast) var(--at-ease);
    }
    button.at-pill {
      cursor: pointer;
      &:hover {
        border-color: var(--at-field);
        color: var(--at-text);
      }
      &:active {
        background: var(--at-pressed);
      }
    }
    .at-pill[aria-pressed='true'] {
      border-color: var(--at-brand-edge);
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
      .at-icon {
        fill: currentColor;
        fill-opacity: 0.22;
      }
    }
    @media (pointer: coarse) {
      button.at-pill {
        min-block-size: 36px;
        padding-inline: 14px;
      }
    }
    @media (forced-colors: active) {
      .at-pill[aria-pressed='true'] {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
    }
    @media print {
      > .at-add {
        display: none;
      }
    }
  }
`

/** Quick reactions: counts, the reader's own one, and a way to react (CMT-05). */
export function Reactions(props: ReactionsProps) {
  const { counts, own = null, onChange, names, isReadOnly, ref, ...native } = props
  const strings = useStrings(reactionsStrings)
  const { locale } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const both = useBothRefs(ref, root)
  const shown = REACTIONS.filter((reaction) => (counts[reaction] ?? 0) > 0)
  const group = { role: 'group', 'aria-label': strings.reactions }
  const press = (reaction: Reaction) => {
    // The last one's button goes away with its count; the focus stays among the reactions.
    if (reaction === own && counts[reaction] === 1) {
      root.current?.querySelector<HTMLElement>('.at-add button')?.focus()
    }
    onChange?.(nextReaction(own, reaction))
  }
  if (isReadOnly && shown.length === 0) return null
  return (
    <Root {...native} ref={both} {...group}>
      {shown.map((reaction) => {
        const count = numberFormat(locale).format(counts[reaction] ?? 0)
        const label = strings.count(strings[reaction], count)
        const who = names?.[reaction]?.join(', ')
        const content = (
          <>
            <Icon icon={ICONS[reaction]} size={14} />
            <span aria-hidden="true">{count}</span>
          </>
        )
        const shared = { className: 'at-pill', title: who ?? strings[reaction] }
        return isReadOnly ? (
          <span key={reaction} {...shared}>
            {content}
            <span className="at-visually-hidden">{label}</span>
          </span>
        ) : (
          <button
            key={reaction}
            type="button"
            {...shared}
            aria-label={label}
            aria-pressed={reaction === own}
            onClick={() => press(reaction)}
          >
            {content}
          </button>
        )
      })}
      {!isReadOnly && (
        <span className="at-add">
          <MenuTrigger>
            <IconButton icon={SmilePlus} label={strings.react} size="compact" />
            <Menu
              placement="bottom start"
              selectionMode="single"
              selectedKeys={own ? [own] : []}
              onAction={(id) => {
                const reaction = REACTIONS.find((name) => name === id)
                if (reaction) onChange?.(nextReaction(own, reaction))
              }}
            >
              {REACTIONS.map((reaction) => (
                <MenuItem key={reaction} id={reaction} icon={ICONS[reaction]}>
                  {strings[reaction]}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        </span>
      )}
    </Root>
  )
}
