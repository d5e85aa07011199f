import {
  Banner,
  IconButton,
  PageHeader,
  SegmentedControl,
  openShortcuts,
} from '@atrium/design-system'
import { CalendarOff, Keyboard } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { daysSince } from '../approvals.logic.ts'
import { messages } from '../messages/index.ts'
import type { InboxModel, Tab } from '../useInbox.ts'
import { HeldBar } from './HeldBar.tsx'

const Head = styled.div`
  @layer at.components {
    .at-held,
    .at-stale {
      margin-block-end: 14px;
    }
  }
`

/** Who only asks others has nothing that waits for them; who only decides asked for nothing. */
const tabsOf = ({ mayDecide, mayAsk }: Pick<InboxModel, 'mayDecide' | 'mayAsk'>): Tab[] => [
  ...(mayDecide || !mayAsk ? (['open'] as const) : []),
  ...(mayAsk ? (['asked'] as const) : []),
  'decided',
]

/** What stands below the title: how much waits, and for how long. */
function useSubtitle({ list, tab, items, asked, mayDecide }: InboxModel): string | undefined {
  const { t } = useMessages(messages)
  const { now } = useModuleHost()
  if (tab === 'decided') return t('subtitle.decided')
  if (list.state !== 'ready') return undefined
  if (tab === 'asked') {
    const values = { count: asked.groups.length, late: asked.late }
    return t(asked.hasOrders ? 'subtitle.askedAll' : 'subtitle.asked', values)
  }
  if (!mayDecide) return undefined
  const waits = items.map(({ since }) => daysSince(since, now()) ?? 0)
  return t('subtitle.open', { count: items.length, days: Math.max(-1, ...waits) })
}

export interface InboxHeadProps {
  model: InboxModel
  isNarrow: boolean
  onUndo: () => void
}

/** The title with the tabs, and below it what can still be taken back. */
export function InboxHead({ model, isNarrow, onUndo }: InboxHeadProps) {
  const { list, tab, absenceHref, mayDecide, mayAsk } = model
  const { t } = useMessages(messages)
  const { openInside } = useModuleHost()
  const subtitle = useSubtitle(model)
  return (
    <Head>
      <PageHeader
        title={t('title')}
        subtitle={subtitle}
        actions={
          <>
            {absenceHref !== undefined && mayDecide && (
              <IconButton
                icon={CalendarOff}
                label={t('action.absence')}
                onPress={() => openInside?.(absenceHref)}
              />
            )}
            {!isNarrow && tab !== 'asked' && (
              <IconButton icon={Keyboard} label={t('action.keys')} onPress={openShortcuts} />
            )}
            <SegmentedControl
              label={t('tab.label')}
              value={tab}
              onChange={model.setTab}
              options={tabsOf({ mayDecide, mayAsk }).map((value) => ({
                value,
                label: t(`tab.${value}`),
              }))}
            />
          </>
        }
      />
      <HeldBar held={model.held} onUndo={onUndo} pauseHandlers={model.pauseHandlers} />
      {list.state === 'ready' && list.refreshError && (
        <div className="at-stale">
          <Banner tone="warn">{t('stale')}</Banner>
        </div>
      )}
    </Head>
  )
}
