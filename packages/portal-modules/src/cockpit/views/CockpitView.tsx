import {
  Banner,
  Breadcrumbs,
  Button,
  Card,
  Grid,
  GridItem,
  IconButton,
  PageHeader,
  Skeleton,
  StateScreen,
  ToggleButton,
  type GridColumns,
} from '@atrium/design-system'
import { FileUp, Pencil, Printer, RotateCw, Stamp, Star, Workflow } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { errorText, formatMinute, useMessages, useModuleHost } from '../../kit/index.ts'
import { useMedia } from '../../kit/useMedia.ts'
import { formatRange } from '../../kit/campaigns/index.ts'
import { halvesOf, placeWidgets } from '../cockpit.layout.ts'
import { daysBack, releasable } from '../cockpit.logic.ts'
import type { Cockpit, CockpitCampaign, CockpitData } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import type { CockpitModel, Opened } from '../useCockpit.ts'
import { CampaignDialog } from './CampaignDialog.tsx'
import { ReleaseDialog } from './ReleaseDialog.tsx'
import { isShown, widgetViews } from './widgets.ts'
import { WorkflowDialog } from './WorkflowDialog.tsx'

export interface CockpitViewProps {
  model: CockpitModel
  /** What it is called until it is loaded. */
  name: string | undefined
  hasWorkflow: boolean | undefined
  campaignsAddress: string | undefined
}

const Page = styled.div`
  @layer at.components {
    /* On paper one below the other: beside each other the highest of a row leaves the page empty. */
    @media print {
      header button {
        display: none;
      }
      .at-cells {
        display: block;
      }
      .at-cells > * {
        margin-block-end: var(--at-space-3);
      }
      section {
        break-inside: avoid;
      }
      /* What is longer than a page begins where there is room. */
      section:has([role='log'], [data-at-long]) {
        break-inside: auto;
      }
    }
  }
`

const AsOf = styled.span`
  @layer at.components {
    white-space: nowrap;
  }
`

/** A cockpit in any of its states: loading, missing, failed, broken, empty, ready (COCK-12). */
export function CockpitView({ model, name, hasWorkflow, campaignsAddress }: CockpitViewProps) {
  const { t } = useMessages(messages)
  const { opened, data } = model
  const back = useBack(campaignsAddress)
  if (opened.state === 'failed') return <Failed opened={opened} back={back?.button} />
  const cockpit = opened.state === 'ready' ? opened.cockpit : undefined
  if (opened.state === 'broken' || data.state === 'failed') {
    const isBroken = opened.state === 'broken'
    return (
      <StateScreen
        kind="error"
        headingLevel={1}
        title={t(isBroken ? 'broken.title' : 'failed.title')}
        detail={isBroken ? t(`broken.${opened.fault}`) : t('failed.detail')}
        reference={data.state === 'failed' ? data.error.reference : undefined}
        action={
          data.state === 'failed' ? (
            <Button variant="primary" icon={RotateCw} onPress={data.retry}>
              {t('action.retry')}
            </Button>
          ) : (
            back?.button
          )
        }
      />
    )
  }
  const known = data.state === 'ready' ? data.data : undefined
  return (
    <Page>
      <Head
        model={model}
        cockpit={cockpit}
        data={known}
        name={name}
        hasWorkflow={hasWorkflow}
        breadcrumb={back?.breadcrumb}
      />
      {opened.state === 'ready' && known ? (
        <Widgets model={model} opened={opened} data={known} />
      ) : (
        <CockpitSkeleton label={t('loading')} />
      )}
    </Page>
  )
}

function Failed({
  opened,
  back,
}: {
  opened: Extract<Opened, { state: 'failed' }>
  back: ReactNode
}) {
  const tools = useMessages(messages)
  const { t } = tools
  const isMissing = opened.error.code === 'not-found' || opened.error.code === 'forbidden'
  const isOffline = opened.error.code === 'offline'
  return (
    <StateScreen
      kind={isMissing ? 'notFound' : isOffline ? 'offline' : 'error'}
      headingLevel={1}
      title={t(isMissing ? 'missing.title' : 'failed.title')}
      detail={
        isOffline
          ? errorText(tools, opened.error)
          : t(isMissing ? 'missing.detail' : 'failed.detail')
      }
      reference={opened.error.reference}
      action={
        isMissing ? (
          back
        ) : (
          <Button variant="primary" icon={RotateCw} onPress={opened.retry}>
            {t('action.retry')}
          </Button>
        )
      }
    />
  )
}

/** The way back to the campaigns, where there is one. */
function useBack(address: string | undefined) {
  const { t } = useMessages(messages)
  const { openInside } = useModuleHost()
  if (address === undefined) return undefined
  const go = openInside ? () => openInside(address) : undefined
  return {
    button: (
      <Button variant="primary" href={go ? undefined : address} onPress={go}>
        {t('action.toCampaigns')}
      </Button>
    ),
    breadcrumb: (title: string) => (
      <Breadcrumbs
        items={[
          { id: 'campaigns', label: t('campaigns') },
          { id: 'cockpit', label: title },
        ]}
        href={() => address}
        onNavigate={go}
      />
    ),
  }
}

interface HeadProps {
  model: CockpitModel
  cockpit: Cockpit | undefined
  data: CockpitData | undefined
  name: string | undefined
  hasWorkflow: boolean | undefined
  breadcrumb: ((title: string) => ReactNode) | undefined
}

function Head({ model, cockpit, data, name, hasWorkflow, breadcrumb }: HeadProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { announce, notify } = useModuleHost()
  const [dialog, setDialog] = useState<'plan' | 'release' | 'workflow'>()
  const campaign = data?.campaign ?? cockpit?.campaign
  const title = campaign?.name ?? cockpit?.name ?? name ?? ''
  const time = data?.asOf ? formatMinute(locale, new Date(data.asOf)) : undefined
  const close = () => setDialog(undefined)

  // Whoever asked hears that it is there.
  const asked = useRef(false)
  useEffect(() => {
    if (model.isRefreshing) asked.current = true
    else if (asked.current) {
      asked.current = false
      announce(t('refreshed'))
    }
  }, [model.isRefreshing, announce, t])

  // So does who chose another comparison (T-32).
  const comparedWith = data?.comparedWith ?? undefined
  const compared = useRef(comparedWith)
  useEffect(() => {
    const before = compared.current
    compared.current = comparedWith
    if (!before || !comparedWith || before === comparedWith) return
    const days = daysBack(comparedWith)
    announce(days === undefined ? t('kpis.toldCampaign') : t('kpis.toldDays', { days }))
  }, [comparedWith, announce, t])

  const facts = campaign && [
    campaign.client,
    campaign.product,
    campaign.start !== null && formatRange(locale, campaign.start, campaign.end),
  ]
  const star = async (of: CockpitCampaign, isStarred: boolean) => {
    const failure = await model.star?.(of, isStarred)
    if (failure)
      notify({ tone: 'failure', title: t('star.failed'), detail: errorText(tools, failure) })
  }
  // On a phone the words of all of them would take four lines.
  const isNarrow = useMedia('(max-width: 760px)')
  const canRelease = campaign?.can.edit && data && releasable(data.channels).length > 0
  const failed = model.data.state === 'ready' ? model.data.refreshError : undefined
  return (
    <>
      <PageHeader
        title={title || t('loading')}
        subtitle={
          facts ? (
            <>
              {facts.filter(Boolean).join('\u00a0· ')}
              {time && (
                <>
                  {'\u00a0· '}
                  <AsOf>{t('asOf', { time })}</AsOf>
                </>
              )}
            </>
          ) : (
            model.data.state === 'loading' && <Skeleton width="min(100%, 240px)" />
          )
        }
        breadcrumb={breadcrumb?.(title)}
        actions={
          <>
            {model.star && data && (
              <ToggleButton
                icon={Star}
                label={t('action.star')}
                isIconOnly
                isSelected={data.campaign.isStarred}
                onChange={(isStarred) => void star(data.campaign, isStarred)}
              />
            )}
            {isNarrow ? (
              <IconButton icon={RotateCw} label={t('action.refresh')} onPress={model.refresh} />
            ) : (
              <Button icon={RotateCw} isPending={model.isRefreshing} onPress={model.refresh}>
                {t('action.refresh')}
              </Button>
            )}
            <IconButton icon={Printer} label={t('action.print')} onPress={() => window.print()} />
            {hasWorkflow && data && (
              <Button icon={Workflow} onPress={() => setDialog('workflow')}>
                {t('action.workflow')}
              </Button>
            )}
            {model.importFigures && data?.kpis.length === 0 && (
              <Button icon={FileUp} onPress={model.importFigures}>
                {t('action.importFigures')}
              </Button>
            )}
            {campaign?.can.edit && data && (
              <Button icon={Pencil} onPress={() => setDialog('plan')}>
                {t('action.edit')}
              </Button>
            )}
            {canRelease && (
              <Button variant="primary" icon={Stamp} onPress={() => setDialog('release')}>
                {t('action.release')}
              </Button>
            )}
          </>
        }
      />
      {failed && <Banner tone="warn">{t('refreshFailed', { time: time ?? '–' })}</Banner>}
      {dialog === 'plan' && data && (
        <CampaignDialog campaign={data.campaign} model={model} onClose={close} />
      )}
      {dialog === 'release' && data && <ReleaseDialog data={data} model={model} onClose={close} />}
      {dialog === 'workflow' && data && <WorkflowDialog channels={data.channels} onClose={close} />}
    </>
  )
}

/** On a phone one below the other, single figures by two; beside each other as the layout says where there is room. */
function spanOf(span: number, isHalf: boolean) {
  const full = span as GridColumns
  if (span <= 4) return { base: isHalf ? 6 : 12, s: 6, l: full } as const
  return { base: 12, l: full } as const
}

interface WidgetsProps {
  model: CockpitModel
  opened: Extract<Opened, { state: 'ready' }>
  data: CockpitData
}

function Widgets({ model, opened: { cockpit, layout }, data }: WidgetsProps) {
  const { t } = useMessages(messages)
  const placed = placeWidgets(layout.widgets.filter((widget) => isShown(widget, data)))
  const halves = halvesOf(placed.map(({ widget }) => widget))
  if (placed.length === 0)
    return (
      <Card>
        <StateScreen kind="empty" title={t('empty.title')} detail={t('empty.detail')} />
      </Card>
    )
  return (
    <Grid>
      {placed.map(({ widget, column, span, rows }) => {
        const View = widget.known && widgetViews[widget.known]
        return (
          <GridItem
            key={widget.id}
            span={spanOf(span, halves.has(widget.id))}
            start={{ l: column as GridColumns }}
            rows={Math.min(rows, 12) as GridColumns}
          >
            {View ? (
              <View widget={widget} model={model} data={data} channelId={cockpit.channelId} />
            ) : (
              <Card title={widget.title ?? t('unknown.title')}>
                <p>{t('unknown.detail', { type: widget.type })}</p>
              </Card>
            )}
          </GridItem>
        )
      })}
    </Grid>
  )
}

function CockpitSkeleton({ label }: { label: string }) {
  return (
    <section aria-busy="true" aria-label={label}>
      <Grid>
        <GridItem>
          <Skeleton shape="block" height="96px" />
        </GridItem>
        {[1, 2, 3, 4].map((key) => (
          <GridItem key={key} span={{ base: 12, s: 6, l: 3 }}>
            <Skeleton shape="block" height="112px" />
          </GridItem>
        ))}
        <GridItem span={{ base: 12, l: 8 }}>
          <Skeleton shape="block" height="320px" />
        </GridItem>
        <GridItem span={{ base: 12, l: 4 }}>
          <Skeleton shape="block" height="320px" />
        </GridItem>
      </Grid>
    </section>
  )
}
