import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { numberFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
import { followLink } from '../../link/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { pageNumbers } from './pagination.logic.ts'
import { paginationStrings } from './pagination.strings.ts'

export interface PaginationProps extends NativeProps<'nav'> {
  /** The shown page, from 1. */
  page: number
  /** How many there are; nothing is shown for one. */
  pageCount: number
  /** Called with the chosen page. */
  onChange: (page: number) => void
  /** Address of a page, so that it can be opened in a new tab. */
  href?: (page: number) => string
  /** What is paged; spoken. Default "Seiten". */
  label?: string
}

const Root = styled.nav`
  @layer at.components {
    container: at-pages / inline-size;
    inline-size: 100%;

    ul {
      display: flex;
      align-items: center;
      gap: var(--at-space-1);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    :is(a, button, .at-gap) {
      display: grid;
      place-items: center;
      min-inline-size: var(--at-control);
      min-block-size: var(--at-control);
      padding: 0 6px;
      border: 1px solid transparent;
      border-radius: var(--at-radius-m);
      background: transparent;
      color: var(--at-text-2);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      text-decoration: none;
    }
    :is(a, button) {
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    :is(a, button):hover:not([aria-disabled]) {
      background: var(--at-hover);
      color: var(--at-text);
    }
    :is(a, button):active:not([aria-disabled]) {
      background: var(--at-pressed);
    }
    [aria-current] {
      border-color: var(--at-brand-edge);
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
    }
    button[aria-disabled] {
      color: var(--at-text-3);
      opacity: 0.55;
      cursor: not-allowed;
    }
    .at-short {
      display: none;
      padding-inline: var(--at-space-2);
      color: var(--at-text-2);
      font-variant-numeric: tabular-nums;
    }
    .at-icon:dir(rtl) {
      scale: -1 1;
    }
    @container at-pages (max-width: 400px) {
      li[data-at-number] {
        display: none;
      }
      .at-short {
        display: block;
        flex: 1;
        text-align: center;
      }
    }
    @media (forced-colors: active) {
      [aria-current] {
        border-color: Highlight;
      }
      button[aria-disabled] {
        color: GrayText;
        opacity: 1;
      }
    }
    @media print {
      display: none;
    }
  }
`

/** Leads through pages; the row keeps its length, a phone shows where one is. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onChange, href, label, ...native } = props
  const strings = useStrings(paginationStrings)
  const { locale } = useLocale()
  if (pageCount <= 1) return null
  const figure = (one: number) => numberFormat(locale).format(one)
  const ends = { onChange, pageCount }
  return (
    <Root {...native} aria-label={label ?? strings.pages}>
      <ul>
        <End {...ends} to={page - 1} label={strings.previous} icon={ChevronLeft} />
        {pageNumbers(page, pageCount).map((one, index) =>
          one === 'gap' ? (
            <li key={`gap${index}`} data-at-number aria-hidden="true">
              <span className="at-gap">…</span>
            </li>
          ) : (
            <li key={one} data-at-number>
              <PageNumber
                page={one}
                text={figure(one)}
                label={strings.page(figure(one))}
                isCurrent={one === page}
                {...{ onChange, href }}
              />
            </li>
          ),
        )}
        <li className="at-short" aria-live="polite">
          {strings.of(figure(page), figure(pageCount))}
        </li>
        <End {...ends} to={page + 1} label={strings.next} icon={ChevronRight} />
      </ul>
    </Root>
  )
}

interface PageNumberProps extends Pick<PaginationProps, 'onChange' | 'href'> {
  page: number
  text: string
  label: string
  isCurrent: boolean
}

function PageNumber({ page, text, label, isCurrent, onChange, href }: PageNumberProps) {
  const look = { 'aria-label': label, 'aria-current': isCurrent ? ('page' as const) : undefined }
  if (!href) {
    return (
      <button type="button" {...look} onClick={() => onChange(page)}>
        {text}
      </button>
    )
  }
  return (
    <a {...look} href={href(page)} onClick={(event) => followLink(event, () => onChange(page))}>
      {text}
    </a>
  )
}

interface EndProps extends Pick<PaginationProps, 'onChange' | 'pageCount'> {
  to: number
  label: string
  icon: typeof ChevronLeft
}

function End({ to, label, icon, pageCount, onChange }: EndProps) {
  const isEnd = to < 1 || to > pageCount
  return (
    <li>
      {/* It keeps the focus of whoever came to the end with it. */}
      <button
        type="button"
        aria-label={label}
        aria-disabled={isEnd || undefined}
        onClick={isEnd ? undefined : () => onChange(to)}
      >
        <Icon icon={icon} />
      </button>
    </li>
  )
}
