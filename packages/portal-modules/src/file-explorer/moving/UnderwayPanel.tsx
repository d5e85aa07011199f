import { Button, Card, ProgressBar } from '@atrium/design-system'
import { CircleStop } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Underway } from './useMany.ts'

const Panel = styled.section`
  @layer at.components {
    border-radius: var(--at-radius-l);
    box-shadow: var(--at-shadow-low);

    ul {
      display: grid;
      gap: var(--at-space-3);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2) var(--at-space-4);
    }
    li > :first-child {
      flex: 1 1 200px;
    }
    @media print {
      display: none;
    }
  }
`

/** Thousands that are deleted, moved or brought back: how far it is, and how to stop it. */
export function UnderwayPanel({ underway }: { underway: readonly Underway[] }) {
  const { t } = useMessages(messages)
  if (underway.length === 0) return null
  return (
    <Panel aria-label={t('many.label')}>
      <Card>
        <ul>
          {underway.map(({ id, way, count, total, isStopping, stop }) => (
            <li key={id}>
              <ProgressBar
                label={t(`many.${way}`, { count: total })}
                value={count}
                max={total}
                valueText={t('many.progress', { count, total })}
              />
              {stop && (
                <Button size="compact" icon={CircleStop} isPending={isStopping} onPress={stop}>
                  {isStopping ? t('many.stopping') : t('many.stop')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Panel>
  )
}
