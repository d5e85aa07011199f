import { Check, CloudOff, RefreshCw } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { SavedState } from './lesson-runtime.ts'

const Line = styled.output`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    color: var(--at-text-2);
    font: 400 var(--at-font-s) / 18px var(--at-font-body);

    > svg {
      flex: none;
      color: var(--at-text-3);
    }
    &[data-at-saved='saved'] > svg {
      color: var(--at-ok-text);
    }
    &[data-at-saved='offline'],
    &[data-at-saved='failing'] {
      color: var(--at-warn-text);
      > svg {
        color: var(--at-warn-text);
      }
    }
  }
`
const icons = { saved: Check, saving: RefreshCw, offline: CloudOff, failing: CloudOff }

/** Says whether what the lesson reported has arrived (T-87). */
export function SavedLine({ saved }: { saved: SavedState }) {
  const { t } = useMessages(messages)
  const Mark = icons[saved]
  return (
    <Line data-at-saved={saved}>
      <Mark size={16} strokeWidth={1.75} aria-hidden="true" />
      {t(`saved.${saved}`)}
    </Line>
  )
}
