import {
  Banner,
  Breadcrumbs,
  Button,
  IconButton,
  KeepFocus,
  Menu,
  MenuItem,
  MenuTrigger,
  PageHeader,
  Rail,
  Skeleton,
  Stack,
  StateScreen,
  StatusMark,
  Tabs,
} from '@atrium/design-system'
import {
  ArrowLeft,
  Ban,
  Check,
  Copy,
  Ellipsis,
  FileDown,
  MessageSquareWarning,
  Pencil,
  Repeat,
  SearchX,
  Send,
} from 'lucide-react'
import { useState } from 'react'
import { formatRange } from '../../kit/campaigns/index.ts'
import { ItemSlot, useMessages } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import type { Order } from '../direct-orders.port.ts'
import { messages } from '../messages/index.ts'
import { useListTitle } from './list-title.ts'
import { railSteps, shownStatus, stepOf, stepWord } from '../status.logic.ts'
import { tabs, type OrderModel } from '../useOrder.ts'
import { ApprovalGround } from './ApprovalGround.tsx'
import { AttachmentsTab } from './AttachmentsTab.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { statusLooks } from './looks.ts'
import { OrderInvoices } from './OrderInvoices.tsx'
import { ProcessesTab } from './ProcessesTab.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { ReplaceQuestion } from './ReplaceQuestion.tsx'

/** One order: how far it is, what was ordered, its files and its history (DO-02, ROUTE-09). */
export function OrderView({ model }: { model: OrderModel }) {
  const { t } = useMessages(messages)
  const listTitle = useListTitle()
  const { result, toList } = model
  if (result.state === 'loading')
    return (
      <section aria-busy="true" aria-label={t('detail.loading')}>
        <PageHeader title={listTitle} isLoading />
        <Skeleton shape="block" height="76px" />
        <Skeleton shape="block" height="320px" />
      </section>
    )
  if (result.state === 'failed' && result.error.code === 'not-found')
    return <Missing onBack={toList} />
  if (result.state === 'failed')
    return (
      <LoadFailure
        error={result.error}
        onRetry={result.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
        failed={{ title: t('failed.title'), detail: t('failed.detail') }}
      />
    )
  return <Shown model={model} order={result.data} />
}

/** There is no such order, or it is not theirs (DO-29). */
function Missing({ onBack }: { onBack: () => void }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="notFound"
      icon={SearchX}
      headingLevel={1}
      title={t('detail.missing')}
      detail={t('detail.missingDetail')}
      action={
        <Button variant="primary" icon={ArrowLeft} onPress={onBack}>
          {t('action.toList')}
        </Button>
      }
    />
  )
}

interface ShownProps {
  model: OrderModel
  order: Order
}

function Shown({ model, order }: ShownProps) {
  const { t, locale } = useMessages(messages)
  const listTitle = useListTitle()
  const { tab, setTab, toList, today } = model
  const step = stepOf(order, today)
  const shown = shownStatus(order, today)
  const onRail = railSteps.find((one) => one === step)
  const { customer, campaign, start, end } = order
  const subtitle = [customer?.name, campaign?.name, formatRange(locale, start, end)]
  return (
    // What is decided takes its button away.
    <KeepFocus items="[data-at-none]">
      <PageHeader
        breadcrumb={
          <Breadcrumbs
            items={[
              { id: 'list', label: listTitle },
              { id: 'here', label: order.name },
            ]}
            onNavigate={toList}
          />
        }
        title={order.name}
        subtitle={
          <>
            <StatusMark tone={statusLooks[shown].tone}>{t(`status.${shown}`)}</StatusMark>
            {` · ${subtitle.filter(Boolean).join(' · ')}`}
          </>
        }
        actions={<Actions model={model} order={order} />}
      />
      <Stack gap="6">
        <Rail
          size="large"
          label={t('rail')}
          steps={railSteps.map((id) => ({ id, name: t(stepWord(order, id, today)) }))}
          current={onRail}
          offRail={
            onRail
              ? undefined
              : { label: t(`status.${shown}`), icon: statusLooks[order.status].icon }
          }
        />
        <Standing model={model} order={order} />
        <Tabs
          label={t('detail.tabs')}
          items={tabs.map((id) => ({
            id,
            label: t(`detail.${id}`),
            ...(id === 'attachments' && { count: order.files.length }),
          }))}
          selectedKey={tab}
          onChange={setTab}
        >
          {tab === 'general' && <GeneralTab order={order} />}
          {tab === 'attachments' && <AttachmentsTab order={order} />}
          {tab === 'processes' && <ProcessesTab order={order} />}
        </Tabs>
        {tab === 'general' && <OrderInvoices order={order} />}
        {tab === 'general' && (
          <ItemSlot type="comments" item={{ id: order.id, name: order.name }} />
        )}
      </Stack>
    </KeepFocus>
  )
}

/** What the order waits for, or why it is closed. */
function Standing({ model, order }: ShownProps) {
  const { t } = useMessages(messages)
  const step = stepOf(order, model.today)
  const reason = order.processes.find(({ status }) => status === order.status)?.comment
  const because = reason ? ` ${t('detail.reason', { reason })}` : ''
  if (step === 'canceled') return <Banner>{t('detail.canceled') + because}</Banner>
  if (order.approval === 'waiting')
    return (
      <Banner>
        {t(order.can.decide ? 'detail.decide' : 'detail.waiting')}
        {order.ground && <ApprovalGround ground={order.ground} budget={order.budget} />}
      </Banner>
    )
  if (step === 'inRebriefing')
    return <Banner tone="warn">{t(rebriefingText(order)) + because}</Banner>
  if (step === 'confirmation' && order.can.send) return <Banner>{t('detail.saved')}</Banner>
  return null
}

/** Who sent it back, and whether the reader is the one to revise it. */
function rebriefingText({ approval, processes, can }: Order) {
  if (approval !== 'rejected') return 'detail.rebriefing' as const
  if (!can.adjust) return 'detail.rejectedReading' as const
  const decision = processes.find((one) => one.approval === 'rejected')
  return decision?.isAgency ? ('detail.rejectedByAgency' as const) : ('detail.rejected' as const)
}

type Asking = 'cancel' | 'rebrief' | 'reject' | 'template'

function Actions({ model, order }: ShownProps) {
  const { t } = useMessages(messages)
  const { isBusy, template, draftInTheWay, download } = model
  const [asking, setAsking] = useState<Asking>()
  const { can } = order
  const close = () => setAsking(undefined)
  const isRebriefing = order.status === 'rebriefing'
  const step = stepOf(order, model.today)
  const isOver = step === 'completed' || step === 'canceled'
  const askTemplate = () =>
    draftInTheWay() === undefined ? template?.(order) : setAsking('template')
  const hasMenu = template || download || can.rebrief || can.cancel || can.setStatus.length > 0
  return (
    <>
      {can.adjust && (
        <Button
          icon={Pencil}
          variant={isRebriefing ? 'primary' : 'secondary'}
          isDisabled={isBusy}
          onPress={model.adjust}
        >
          {t('action.adjust')}
        </Button>
      )}
      {can.send && (
        <Button
          icon={Send}
          variant={isRebriefing ? 'secondary' : 'primary'}
          isPending={isBusy}
          onPress={() => void model.send(order)}
        >
          {t('action.send')}
        </Button>
      )}
      {can.decide && (
        <>
          <Button isDisabled={isBusy} onPress={() => setAsking('reject')}>
            {t('action.reject')}
          </Button>
          <Button
            icon={Check}
            variant="primary"
            isPending={isBusy}
            onPress={() => void model.approve(order)}
          >
            {t('action.approve')}
          </Button>
        </>
      )}
      {/* Of what is over, the next one is what people come for. */}
      {isOver && template && (
        <Button icon={Repeat} onPress={askTemplate}>
          {t('action.again')}
        </Button>
      )}
      {hasMenu && (
        <MenuTrigger>
          <IconButton icon={Ellipsis} label={t('action.more')} />
          <Menu aria-label={t('action.more')}>
            {template && (
              <MenuItem icon={Copy} onAction={askTemplate}>
                {t('action.template')}
              </MenuItem>
            )}
            {download && (
              <MenuItem icon={FileDown} isDisabled={isBusy} onAction={() => void download(order)}>
                {t('action.download')}
              </MenuItem>
            )}
            {can.rebrief && (
              <MenuItem icon={MessageSquareWarning} onAction={() => setAsking('rebrief')}>
                {t('action.rebrief')}
              </MenuItem>
            )}
            {can.setStatus.map((status) => (
              <MenuItem
                key={status}
                icon={statusLooks[status].icon}
                onAction={() => void model.setStatus(order, status)}
              >
                {t('setStatus.menu', { status: t(`status.${status}`) })}
              </MenuItem>
            ))}
            {can.cancel && (
              <MenuItem icon={Ban} isDanger onAction={() => setAsking('cancel')}>
                {t('action.cancelOrder')}
              </MenuItem>
            )}
          </Menu>
        </MenuTrigger>
      )}
      {asking !== undefined && asking !== 'template' && (
        <ReasonDialog
          kind={asking}
          name={order.name}
          onConfirm={(reason) => model[asking](order, reason)}
          onClose={close}
        />
      )}
      {asking === 'template' && (
        <ReplaceQuestion
          name={draftInTheWay() ?? ''}
          onConfirm={() => template?.(order)}
          onClose={close}
        />
      )}
    </>
  )
}
