import {
  Banner,
  Button,
  Chip,
  Link,
  MediaMark,
  MenuItem,
  Meter,
  SplitButton,
} from '@atrium/design-system'
import { BadgeInfo, CheckCheck, GitCompareArrows } from 'lucide-react'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import {
  formatDay,
  formatMinute,
  isoDay,
  useMessages,
  useModuleHost,
  type MessageTools,
} from '../../kit/index.ts'
import { changesSinceDecision } from '../approvals.logic.ts'
import type { Approval, ApprovalsPort, ChannelApproval, OrderApproval } from '../approvals.port.ts'
import { messages, type MessageKey } from '../messages/index.ts'
import { ApprovalFiles } from './ApprovalFiles.tsx'
import { stateLooks } from './ApprovalList.tsx'
import type { Conditions } from '../useConditions.ts'
import type { Shown } from '../useInbox.ts'
import { detailCss } from './approvals.css.ts'
import { ConditionAction, hasConditionAction, useConditionState } from './ConditionParts.tsx'
import { DecidedFiles } from './DecidedFiles.tsx'
import { DecisionBar, type DecisionBarProps } from './DecisionBar.tsx'
import { Differences } from './Differences.tsx'
import { OrderBriefing } from './OrderBriefing.tsx'
import { PlanCard } from './PlanCard.tsx'
import { money, orderPlace, range, whoDecided } from './words.ts'

const Surface = styled.article`
  ${detailCss}
`

export interface ApprovalDetailProps extends Pick<
  DecisionBarProps,
  'note' | 'onWrite' | 'isRejecting' | 'onLeave' | 'onDecide' | 'onAskCondition'
> {
  shown: Shown
  mayDecide: boolean
  /** Several applications are in the list. */
  hasApplications: boolean
  /** Absent: the host shows nothing of the files. */
  files: ApprovalsPort['files']
  /** What is open in its campaign, itself among it. */
  beside: readonly ChannelApproval[]
  onApproveAll: (decision: 'approved' | 'conditional') => void
  conditions: Conditions
  onAccept: () => void
  noteRef: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>
}

/** What is to be decided: the plan, what is another than before, and the decision. */
export function ApprovalDetail(props: ApprovalDetailProps) {
  const { shown, mayDecide, hasApplications, note, onWrite, onDecide, onAccept, noteRef } = props
  const { approval, changes, isGone } = shown
  const { t, locale } = useMessages(messages)
  const { openInside } = useModuleHost()
  const { plan, campaign, order, application, due, askedBy, since, kind } = approval
  const href = campaign ? campaign.href : order.href
  // What was decided is read before what it was about, what waits is looked at first.
  const isDecided = approval.state !== 'waiting'
  const past = <Past approval={approval} conditions={props.conditions} />
  const follow = openInside && (() => openInside(href))
  const facts = [
    range(locale, plan),
    money(locale, plan),
    ...(hasApplications ? [application.name] : []),
  ]
  return (
    <Surface aria-labelledby={`approval-${approval.key}`}>
      <header>
        <div>
          <MediaMark kind={kind} size="large" />
          <div>
            <h2 id={`approval-${approval.key}`} tabIndex={-1}>
              {plan.name}
            </h2>
            <p>
              <Link href={href} onPress={follow}>
                {campaign ? campaign.name : orderPlace(t, order)}
              </Link>
              {` · ${facts.join(' · ')}`}
            </p>
            {(askedBy !== null || due !== null) && (
              <p>
                {[
                  askedBy !== null && since !== null
                    ? t('asked', { name: askedBy, day: formatDay(locale, isoDay(new Date(since)), 'near') }) // prettier-ignore
                    : undefined,
                  due === null || approval.state !== 'waiting'
                    ? undefined
                    : t('due', { day: formatDay(locale, due, 'near') }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
          </div>
        </div>
        <VersionChip approval={approval} />
        {props.beside.length > 1 && (
          <SplitButton
            size="compact"
            icon={CheckCheck}
            label={t('whole.action', { count: props.beside.length })}
            menuLabel={t('whole.more')}
            onPress={() => props.onApproveAll('approved')}
          >
            <MenuItem
              icon={BadgeInfo}
              shortcut="Shift+M"
              onAction={() => props.onApproveAll('conditional')}
            >
              {t('whole.conditional')}
            </MenuItem>
          </SplitButton>
        )}
      </header>
      <div className="at-body">
        {approval.onBehalfOf !== null && !isGone && (
          <Banner tone="info">{t('standsIn', { name: approval.onBehalfOf })}</Banner>
        )}
        {isGone && <Banner tone="info">{t('gone')}</Banner>}
        {changes.length > 0 && (
          <Banner
            tone="warn"
            action={
              <Button size="compact" onPress={onAccept}>
                {t('changed.accept')}
              </Button>
            }
          >
            {t('changed.now')}
            <Differences changes={changes} />
          </Banner>
        )}
        {order && !isDecided && <WhyAsked order={order} plan={plan} />}
        <Plans approval={approval} />
        {order && <OrderBriefing order={order} onOpen={follow} />}
        {isDecided && past}
        {props.files && campaign && <ApprovalFiles approval={approval} files={props.files} />}
        {!isDecided && past}
      </div>
      {approval.can.decide && !isGone ? (
        <DecisionBar
          key={approval.key}
          note={note}
          onWrite={onWrite}
          onDecide={onDecide}
          onAskCondition={order ? undefined : props.onAskCondition}
          noteRef={noteRef}
          isRejecting={props.isRejecting}
          onLeave={props.onLeave}
          isBlocked={changes.length > 0}
        />
      ) : (
        approval.state === 'waiting' &&
        !isGone &&
        !mayDecide && (
          <footer>
            <Banner tone="warn">{t('forbidden')}</Banner>
          </footer>
        )
      )}
    </Surface>
  )
}

function VersionChip({ approval }: { approval: Approval }) {
  const { t } = useMessages(messages)
  const count = changesSinceDecision(approval).length
  if (approval.state === 'waiting' && count > 0) {
    return (
      <Chip tone="info" icon={GitCompareArrows}>
        {t(`version.${approval.last!.decision}`, { count })}
      </Chip>
    )
  }
  if (approval.state === 'changed') {
    return (
      <Chip tone="warn" icon={GitCompareArrows}>
        {t('version.changedSince', { count })}
      </Chip>
    )
  }
  if (approval.state === 'waiting') return null
  return <Chip {...stateLooks[approval.state]}>{t(`state.${approval.state}`)}</Chip>
}

/** The plan, beside the one that was decided on where that was another. */
function Plans({ approval }: { approval: Approval }) {
  const { t, locale } = useMessages(messages)
  const { last, plan, order } = approval
  const changes = changesSinceDecision(approval)
  const isPair = last?.plan != null && changes.length > 0
  return (
    <>
      <div className="at-plans" data-at-count={isPair ? 2 : 1}>
        {isPair && (
          <PlanCard
            title={t(`plan.${last.decision}`, { day: formatDay(locale, last.at) })}
            plan={last.plan!}
            marked={changes}
          />
        )}
        <PlanCard
          isCurrent
          isAlone={!isPair}
          title={isPair ? t('plan.now') : t('plan.title')}
          plan={plan}
          marked={changes}
          more={order ? moreOf(t, order) : []}
        />
      </div>
      <Differences changes={changes} />
    </>
  )
}

/** Why an order needs an approval: its own budget, or what its region has left. */
function WhyAsked({ order, plan }: Pick<OrderApproval, 'order' | 'plan'>) {
  const { t, locale } = useMessages(messages)
  const { approvalBudget, regionBudget } = order
  const inWords = (budget: number) => money(locale, { budget, currency: plan.currency })
  const ordered = plan.budget ?? 0
  const names = { region: regionBudget?.region ?? '', year: String(regionBudget?.year ?? '') }
  return (
    <>
      {approvalBudget !== null && ordered > approvalBudget && (
        <p className="at-proof">{t('order.above', { amount: inWords(approvalBudget) })}</p>
      )}
      {regionBudget && regionBudget.budget === null && (
        <p className="at-proof">
          {t(regionBudget.region === null ? 'order.noRegion' : 'order.noFrame', names)}
        </p>
      )}
      {regionBudget && regionBudget.budget !== null && (
        <Meter
          label={t('order.frame', names)}
          value={regionBudget.booked + ordered}
          max={regionBudget.budget || 0.01}
          valueText={t('order.frameUsed', {
            booked: inWords(regionBudget.booked),
            budget: inWords(regionBudget.budget),
          })}
          overText={t('order.frameOver', {
            amount: inWords(regionBudget.booked + ordered - regionBudget.budget),
          })}
        />
      )}
    </>
  )
}

const moreOf = (
  t: MessageTools<MessageKey>['t'],
  { region, block, campaign }: OrderApproval['order'],
) =>
  [
    { term: t('order.region'), detail: region },
    { term: t('order.block'), detail: block },
    { term: t('order.campaign'), detail: campaign },
  ].flatMap(({ term, detail }) => (detail === null ? [] : { term, detail }))

/** Who decided what, when, in which words, and what proves it (D-02). */
function Past({ approval, conditions }: { approval: Approval; conditions: Conditions }) {
  const { last, state } = approval
  const stateOf = useConditionState()
  const tools = useMessages(messages)
  const { t, locale } = tools
  if (!last) return null
  const { decision, at, comment, condition, hash, files } = last
  const values = { name: whoDecided(tools, last), at: formatMinute(locale, new Date(at)) }
  return (
    <div>
      <h3>{t(state === 'waiting' ? 'past.before' : 'past.title')}</h3>
      <p className="at-proof">{t(`past.${condition ? 'conditional' : decision}`, values)}</p>
      {condition && (
        <div className="at-condition">
          <h4>{t('condition.title')}</h4>
          <p className="at-said">{condition.text}</p>
          <p className="at-proof">{stateOf(condition)}</p>
          {approval.campaign && hasConditionAction(approval, conditions) && (
            <ConditionAction approval={approval} conditions={conditions} />
          )}
        </div>
      )}
      {comment !== null && comment !== '' && <p className="at-said">{comment}</p>}
      {files && (
        <>
          <p className="at-proof">{t('past.files')}</p>
          <DecidedFiles files={files} />
        </>
      )}
      {hash !== null && (
        <p className="at-proof">
          {t('past.hash')} <code>{hash}</code>
        </p>
      )}
    </div>
  )
}
