import {
  Button,
  PageHeader,
  SegmentedControl,
  Skeleton,
  Stack,
  StateScreen,
  Tabs,
} from '@atrium/design-system'
import { LayoutGrid, List, Zap } from 'lucide-react'
import { useState } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { isoDay } from '../format.ts'
import { CampaignBoard } from './CampaignBoard.tsx'
import { CampaignFilters } from './CampaignFilters.tsx'
import { CampaignTable } from './CampaignTable.tsx'
import { CAMPAIGNS, type Campaign } from './campaigns.data.ts'
import { passes, sorted, tabOf, type Filters, type Sort, type Tab } from './campaigns.logic.ts'
import { campaignsMessages } from './messages/index.ts'

const TABS = ['progress', 'live', 'done'] as const

export interface CampaignsPageProps {
  campaigns?: readonly Campaign[]
  state?: 'ready' | 'loading' | 'failed'
}

/** All campaigns of the tenant by what is being done with them (CAMP-01). */
export function CampaignsPage({ campaigns = CAMPAIGNS, state = 'ready' }: CampaignsPageProps) {
  const { t, locale } = useMessages(campaignsMessages)
  const today = isoDay(useModuleHost().now())
  const [tab, setTab] = useState<Tab>('progress')
  const [view, setView] = useState<'board' | 'list'>('board')
  const [filters, setFilters] = useState<Filters>({})
  const [sort, setSort] = useState<Sort>('name')
  const inTab = (which: Tab) => campaigns.filter((campaign) => tabOf(campaign, today) === which)
  const shown = sorted(
    inTab(tab).filter((campaign) => passes(campaign, filters)),
    sort,
    locale,
  )
  const reset = <Button onPress={() => setFilters({})}>{t('action.reset')}</Button>

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', {
          count: inTab('progress').length,
          waiting: campaigns.filter(({ waitsForMe }) => waitsForMe).length,
        })}
        actions={
          <>
            <SegmentedControl
              label={t('view.label')}
              value={view}
              onChange={setView}
              options={[
                { value: 'board', label: t('view.board'), icon: LayoutGrid },
                { value: 'list', label: t('view.list'), icon: List },
              ]}
            />
            <Button variant="primary" icon={Zap}>
              {t('action.order')}
            </Button>
          </>
        }
      />
      <Stack>
        <Tabs
          label={t('tab.label')}
          selectedKey={tab}
          onChange={setTab}
          items={TABS.map((id) => ({ id, label: t(`tab.${id}`), count: inTab(id).length }))}
        />
        <CampaignFilters
          campaigns={campaigns}
          value={filters}
          onChange={setFilters}
          resultCount={shown.length}
          sort={sort}
          onSortChange={setSort}
        />
        {state === 'loading' ? (
          <Skeleton lines={8} />
        ) : state === 'failed' ? (
          <StateScreen kind="error" title={t('failed.title')} />
        ) : campaigns.length === 0 ? (
          <StateScreen kind="empty" title={t('none.title')} detail={t('none.detail')} />
        ) : shown.length === 0 ? (
          <StateScreen
            kind="empty"
            title={t('empty.title')}
            detail={t('empty.detail')}
            action={reset}
          />
        ) : view === 'board' ? (
          <CampaignBoard campaigns={shown} tab={tab} />
        ) : (
          <CampaignTable campaigns={shown} />
        )}
      </Stack>
    </>
  )
}
