import {
  Banner,
  Button,
  Card,
  Grid,
  GridItem,
  Skeleton,
  StateScreen,
  type Filter,
} from '@atrium/design-system'
import { FilterX, Plus, RotateCw, Star } from 'lucide-react'
import { phases } from '../../kit/campaigns/index.ts'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import { isInTime } from '../campaigns.logic.ts'
import { messages } from '../messages/index.ts'
import type { CampaignsModel } from '../campaigns.model.ts'

/** Cards of the size of what comes. */
export function CampaignsLoading() {
  const { t } = useMessages(messages)
  return (
    <section aria-busy="true" aria-label={t('loading')}>
      <Grid>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <GridItem key={at} span={{ base: 12, m: 6, l: 4 }}>
            <Card>
              <Skeleton lines={5} height="22px" />
            </Card>
          </GridItem>
        ))}
      </Grid>
    </section>
  )
}

/** Not allowed, no connection, or broken: each with one way on. */
export function CampaignsFailed({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const tools = useMessages(messages)
  const { t } = tools
  if (error.code === 'forbidden' || error.code === 'not-found')
    return (
      <StateScreen
        kind="forbidden"
        title={t('forbidden.title')}
        detail={t('forbidden.detail')}
        reference={error.reference}
      />
    )
  return (
    <StateScreen
      kind={error.code === 'offline' ? 'offline' : 'error'}
      title={t('failed.title')}
      detail={error.code === 'offline' ? errorText(tools, error) : t('failed.detail')}
      reference={error.reference}
      action={
        <Button variant="primary" icon={RotateCw} onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}

/** There is none at all. */
export function NoCampaigns({ onCreate }: { onCreate: (() => void) | undefined }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      title={t('none.title')}
      detail={t(onCreate ? 'none.detailMaking' : 'none.detail')}
      action={
        onCreate && (
          <Button variant="primary" icon={Plus} onPress={onCreate}>
            {t('new.action')}
          </Button>
        )
      }
    />
  )
}

/** Nothing is left: says by what, and where else something fits. */
export function NothingFits({
  model,
  filters,
}: {
  model: CampaignsModel
  filters: readonly Filter[]
}) {
  const { t, locale } = useMessages(messages)
  const { counts, isNarrowed, look, reset, setLook } = model
  if (!isNarrowed) {
    const other = phases.find((phase) => counts[phase] > 0)
    return (
      <StateScreen
        kind="empty"
        title={t(`empty.${look.tab}`)}
        detail={t('empty.detail')}
        action={
          other && (
            <Button onPress={() => setLook({ tab: other })}>
              {t(`empty.show.${other}`, { count: counts[other] })}
            </Button>
          )
        }
      />
    )
  }
  if (look.filters.isStarred && !model.all.some(({ isStarred }) => isStarred))
    return (
      <StateScreen
        kind="empty"
        icon={Star}
        title={t('empty.starred')}
        detail={t('empty.starredDetail')}
        action={<Button onPress={reset}>{t('action.reset')}</Button>}
      />
    )
  const elsewhere = counts.progress + counts.live + counts.done
  const hasTabs = !isInTime(look.view)
  const active = filters.filter(({ id }) => {
    const value = look.filters[id as keyof typeof look.filters]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  })
  const names = active.map(({ label }) => label)
  if (look.filters.isStarred) names.unshift(t('filter.starred'))
  const list = new Intl.ListFormat(locale).format(names)
  const text = look.text.trim()
  const words = [
    text !== '' && elsewhere === 0 && t('empty.text', { text }),
    names.length > 0 && t('empty.filters', { filters: list }),
    hasTabs && elsewhere > 0 && t('empty.elsewhere', { count: elsewhere }),
  ]
  return (
    <StateScreen
      kind="empty"
      icon={FilterX}
      title={t(hasTabs && elsewhere > 0 ? 'empty.tab' : 'empty.title')}
      detail={words.filter(Boolean).join(' ')}
      action={<Button onPress={reset}>{t('action.reset')}</Button>}
    />
  )
}

/** Nothing fits, over a calendar that stays: orders may stand in other months of it. */
export function NothingInSight({ model }: { model: CampaignsModel }) {
  const { t } = useMessages(messages)
  const { isComing, shown } = model.orders
  if (!model.isNarrowed || isComing || shown.length > 0) return null
  return (
    <Banner action={<Button onPress={model.reset}>{t('action.reset')}</Button>}>
      {t('empty.title')}
    </Banner>
  )
}
