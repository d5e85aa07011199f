import type { LucideIcon } from 'lucide-react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { numberFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { dragPreviewStrings } from './dragPreview.strings.ts'

export interface DragPreviewProps extends NativeProps<'div'> {
  /** Name of what is dragged; of the first, where there are several. */
  label: string
  /** How much is dragged together; default 1. */
  count?: number
  /** Lucide icon before the name. */
  icon?: LucideIcon
}

const Surface = styled.div`
  @layer at.components {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: var(--at-space-2);
    max-inline-size: 280px;
    min-block-size: var(--at-control);
    padding: 6px var(--at-space-3);
    border: 1px solid var(--at-brand-edge);
    border-radius: var(--at-radius-m);
    background: var(--at-raised);
    color: var(--at-text);
    font: 600 var(--at-font-m) / 20px var(--at-font-body);
    box-shadow: var(--at-shadow-float);

    /* The others lie below it. */
    &[data-at-stacked] {
      margin: 0 6px 6px 0;
      box-shadow:
        3px 3px 0 -1px var(--at-raised),
        3px 3px 0 0 var(--at-line-strong),
        6px 6px 0 -1px var(--at-raised),
        6px 6px 0 0 var(--at-line);
    }
    .at-icon {
      flex: none;
    }
    .at-name {
      overflow: hidden;
      min-inline-size: 0;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-count {
      flex: none;
      min-inline-size: 22px;
      padding: 1px 7px;
      border-radius: var(--at-radius-full);
      background: var(--at-brand);
      color: var(--at-on-brand);
      font: 600 var(--at-font-xs) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      text-align: center;
      outline: 1px solid var(--at-brand-edge);
      outline-offset: -1px;
    }
    @media (forced-colors: active) {
      border-color: Highlight;
    }
  }
`

/** What hangs at the pointer during a drag; render it in `renderDragPreview`, inside the scope. */
export function DragPreview({ label, count = 1, icon, ...native }: DragPreviewProps) {
  const strings = useStrings(dragPreviewStrings)
  const { locale } = useLocale()
  return (
    <Surface {...native} data-at-stacked={count > 1 || undefined}>
      {icon && <Icon icon={icon} />}
      <span className="at-name">{label}</span>
      {count > 1 && (
        <span className="at-count">
          <span aria-hidden="true">{numberFormat(locale).format(count)}</span>
          <span className="at-visually-hidden">{strings.more(count - 1)}</span>
        </span>
      )}
    </Surface>
  )
}
