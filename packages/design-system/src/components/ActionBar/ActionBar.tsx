import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { numberFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { treeOf } from '../../focus/tree.ts'
import { IconButton } from '../IconButton/index.ts'
import { actionBarStrings } from './actionBar.strings.ts'

export interface ActionBarProps extends NativeProps<'div'> {
  /** How many things are chosen; with none there is no bar. */
  count: number
  /** Called when the selection is to be cleared, by the cross or Escape. */
  onClear: () => void
  /** What can be done with all of them: buttons. */
  children: ReactNode
  /** What removes them all: buttons with a label, apart at the far end (T-08). */
  danger?: ReactNode
  /** What is chosen, in words; default "3 ausgewählt". */
  label?: string
  /** Where the bar stands; default at the lower edge of what it stands in, `static` where it is put. */
  position?: 'floating' | 'static'
}

const Root = styled.div`
  @layer at.components {
    container: at-action-bar / inline-size;
    inline-size: 100%;

    &[data-at-position='floating'] {
      position: sticky;
      inset-block-end: calc(16px + env(safe-area-inset-bottom));
      z-index: var(--at-z-sticky);
      display: flex;
      justify-content: center;
      pointer-events: none;
    }
    .at-bar {
      display: flex;
      align-items: center;
      gap: var(--at-space-1) 14px;
      max-inline-size: 100%;
      padding: 5px 6px 5px 5px;
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-l);
      background: var(--at-raised);
      color: var(--at-text);
      pointer-events: auto;
    }
    &[data-at-position='floating'] .at-bar {
      box-shadow: var(--at-shadow-float);
    }
    /* What has the focus scrolls to above the bar, not under it. */
    :has(> &[data-at-position='floating'] > .at-bar) :focus-visible:not(.at-bar *, main *) {
      scroll-margin-block-end: 90px;
    }
    /* Text areas scroll by their caret, which knows of no margin: the page keeps the room. */
    main:has(&[data-at-position='floating'] > .at-bar) {
      scroll-padding-block-end: 90px;
    }
    .at-count {
      display: flex;
      flex: none;
      align-items: center;
      gap: var(--at-space-1);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-actions {
      display: flex;
      align-items: center;
      gap: var(--at-space-1);
      min-inline-size: 0;
      padding: var(--at-space-1);
      margin: -4px;
      overflow: auto hidden;
      scrollbar-width: none;
    }
    .at-actions > * {
      flex: none;
    }
    .at-danger {
      display: flex;
      flex: none;
      margin-inline-start: auto;
      padding-inline-start: 2px;
      border-inline-start: 1px solid var(--at-line-strong);
    }
    @container at-action-bar (max-width: 479px) {
      .at-bar {
        flex-wrap: wrap;
        inline-size: 100%;
      }
      .at-count {
        flex: 0 1 auto;
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
    }
    /* A narrow place shows all of them; where the window is low as well, they scroll in one line. */
    @media (min-height: 480px) {
      @container at-action-bar (max-width: 479px) {
        .at-actions {
          flex-wrap: wrap;
        }
      }
    }
    @media (max-width: 479px) and (min-height: 480px) {
      :has(> &[data-at-position='floating'] > .at-bar) :focus-visible:not(.at-bar *, main *) {
        scroll-margin-block-end: 150px;
      }
      main:has(&[data-at-position='floating'] > .at-bar) {
        scroll-padding-block-end: 150px;
      }
    }
    @media print {
      display: none;
    }
  }
`

/** Escape belongs to what lies over the page, and to fields; a box that is ticked has no use for it. */
const OVER = '[role="dialog"], [role="menu"]'
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/** What can be done with everything that is chosen; Escape clears the selection. */
export function ActionBar(props: ActionBarProps) {
  const { count, onClear, children, danger, label, position = 'floating', ...native } = props
  const strings = useStrings(actionBarStrings)
  const { locale } = useLocale()
  const before = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isShown = count > 0
  const clear = useEffectEvent(() => {
    // The bar goes; whoever stood in it gets back to where they came from.
    if (bar.current?.contains(treeOf(bar.current).activeElement)) before.current?.focus()
    onClear()
  })
  useEffect(() => {
    if (!isShown) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Of what happens in a shadow tree the page is told the host.
      const target = event.composedPath()[0] as Element
      const tree = bar.current ? treeOf(bar.current) : document
      if (target.closest(`${OVER}, ${FIELDS}`) || tree.querySelector(OVER)) return
      clear()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isShown])
  const words = label ?? strings.selected(count, numberFormat(locale).format(count))
  const press = () => {
    before.current?.focus()
    onClear()
  }
  return (
    <Root {...native} data-at-position={position}>
      {isShown && (
        <div
          ref={bar}
          className="at-bar"
          {...GROUP}
          aria-label={strings.actions}
          onFocus={({ target, relatedTarget }) => {
            // Browsers take what is half in sight for seen.
            target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            if (!(relatedTarget instanceof HTMLElement)) return
            if (!bar.current?.contains(relatedTarget)) before.current = relatedTarget
          }}
        >
          <span className="at-count">
            <IconButton icon={X} label={strings.clear} size="compact" onPress={press} />
            {words}
          </span>
          <div className="at-actions">{children}</div>
          {danger && <div className="at-danger">{danger}</div>}
        </div>
      )}
      <output className="at-visually-hidden">{isShown ? words : ''}</output>
    </Root>
  )
}

/** A fieldset would be a form's, with borders and a width of its own. */
const GROUP = { role: 'group' }
