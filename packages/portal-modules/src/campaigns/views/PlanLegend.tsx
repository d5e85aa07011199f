import { MediaMark, useMediaWords } from '@atrium/design-system'
import { MEDIA } from '@atrium/design-system/theme'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

const List = styled.ul`
  @layer at.components {
    display: none;
    @media print {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-1) 18px;
      margin: 0;
      padding: 0;
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 20px var(--at-font-body);
      list-style: none;
      print-color-adjust: exact;

      li {
        display: flex;
        align-items: center;
        gap: 6px;
      }
    }
  }
`

/** Which colour and sign is which medium, on paper: there no pointer asks a bar (D-03). */
export function PlanLegend({ kinds }: { kinds: ReadonlySet<unknown> }) {
  const { t } = useMessages(messages)
  const words = useMediaWords()
  return (
    <List aria-label={t('plan.legend')}>
      {MEDIA.filter((kind) => kinds.has(kind)).map((kind) => (
        <li key={kind}>
          <MediaMark kind={kind} size="small" isDecorative />
          {words[kind]}
        </li>
      ))}
    </List>
  )
}
