import { Banner, Button, Card, KeepFocus, ListRow, ListRows, MediaMark, MenuItem, Skeleton, SplitButton } from '@atrium/design-system' // prettier-ignore
import { BadgeInfo, Check, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { formatDay, isoDay, useMessages } from '../../kit/index.ts'
import { changesSinceDecision } from '../approvals.logic.ts'
import type { ChannelApproval, Decision } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'
import { standingText } from '../outcome-text.ts'
import type { CampaignApprovalsModel } from '../useCampaignApprovals.ts'
import type { Conditions } from '../useConditions.ts'
import { Note } from './ApprovalList.tsx'
import { CampaignPeople, Nudge } from './CampaignPeople.tsx'
import { ConditionAction, hasConditionAction, useConditionState } from './ConditionParts.tsx'
import { DecidedFiles } from './DecidedFiles.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { Differences } from './Differences.tsx'
import { money, range, whoDecided } from './words.ts'

const Body = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-3);

    h3 {
      margin: 6px 0 -6px;
      color: var(--at-text-2);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
    }
    p {
      margin: 0;
      color: var(--at-text-2);
    }
    .at-changes {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      margin: var(--at-space-1) 0 0;
      padding: 0;
      list-style: none;
    }
    .at-condition {
      display: block;
      color: var(--at-text);
      overflow-wrap: anywhere;
    }
    .at-late,
    .at-changed {
      font-weight: 600;
    }
    .at-late {
      color: var(--at-bad-text);
    }
    .at-changed {
      color: var(--at-warn-text);
    }
  }
`

interface Asking {
  items: readonly ChannelApproval[]
  decision: Decision
}

/** The channels of a campaign that wait, what was decided, and what it comes to (COCK-08, COCK-09). */
export function CampaignApprovalsView({ model }: { model: CampaignApprovalsModel }) {
  const { list, mayDecide, waiting, decided, result } = model
  const tools = useMessages(messages)
  const { t } = tools
  const [asking, setAsking] = useState<Asking>()
  const decidable = waiting.filter(({ can }) => can.decide)
  return (
    <KeepFocus>
      <Card
        title={<span tabIndex={-1}>{t('card.title')}</span>}
        aside={waiting.length > 0 && t('card.waiting', { count: waiting.length })}
      >
        <Body>
          {list.state === 'loading' && (
            <section aria-busy="true" aria-label={t('loading')}>
              <Skeleton lines={3} height="40px" />
            </section>
          )}
          {list.state === 'failed' && (
            <Banner
              tone="bad"
              action={
                <Button size="compact" onPress={list.retry}>
                  {t('action.retry')}
                </Button>
              }
            >
              {t('failed.title')}
            </Banner>
          )}
          {decidable[0]?.onBehalfOf && (
            <Banner tone="info">{t('standsIn', { name: decidable[0].onBehalfOf })}</Banner>
          )}
          {waiting.length > 0 && !mayDecide && <Banner tone="warn">{t('forbidden')}</Banner>}
          {result && <p>{standingText(tools, result)}</p>}
          {list.state === 'ready' && waiting.length + decided.length === 0 && (
            <p>{t('card.none')}</p>
          )}
          {waiting.length > 0 && (
            <ListRows aria-label={t('tab.open')}>
              {waiting.map((approval) => (
                <Waiting
                  key={approval.key}
                  approval={approval}
                  onApprove={() => void model.decide([approval], 'approved', '')}
                  onAsk={(decision) => setAsking({ items: [approval], decision })}
                />
              ))}
            </ListRows>
          )}
          <Nudge model={model} />
          {decidable.length > 1 && (
            <div>
              <Button
                size="compact"
                icon={Check}
                onPress={() => setAsking({ items: decidable, decision: 'approved' })}
              >
                {t('action.approveAll')}
              </Button>
            </div>
          )}
          {decided.length > 0 && (
            <>
              <h3>{t('card.decided')}</h3>
              <ListRows aria-label={t('card.decided')}>
                {decided.map((approval) => (
                  <Decided key={approval.key} approval={approval} conditions={model.conditions} />
                ))}
              </ListRows>
            </>
          )}
          {list.state === 'ready' && waiting.length + decided.length > 0 && (
            <CampaignPeople list={list.data} />
          )}
        </Body>
      </Card>
      {asking && (
        <DecisionDialog
          {...asking}
          onClose={() => setAsking(undefined)}
          onDecide={(comment) => model.decide(asking.items, asking.decision, comment)}
        />
      )}
    </KeepFocus>
  )
}

interface WaitingProps {
  approval: ChannelApproval
  onApprove: () => void
  onAsk: (decision: Decision) => void
}

function Waiting({ approval, onApprove, onAsk }: WaitingProps) {
  const { t, locale } = useMessages(messages)
  const { plan, kind, can } = approval
  const { name } = plan
  return (
    <ListRow
      mark={<MediaMark kind={kind} />}
      title={name}
      subtitle={
        <>
          {`${money(locale, plan)} · ${range(locale, plan)} · `}
          <Note approval={approval} />
          <Differences changes={changesSinceDecision(approval)} />
        </>
      }
      actions={
        can.decide && (
          <>
            <SplitButton
              variant="primary"
              size="compact"
              label={t('action.approve')}
              aria-label={t('card.approveLabel', { name })}
              menuLabel={t('card.moreLabel', { name })}
              onPress={onApprove}
            >
              <MenuItem icon={MessageSquareText} onAction={() => onAsk('approved')}>
                {t('action.withNote')}
              </MenuItem>
              <MenuItem icon={BadgeInfo} onAction={() => onAsk('conditional')}>
                {t('action.conditional')}
              </MenuItem>
            </SplitButton>
            <Button
              size="compact"
              aria-label={t('card.rejectLabel', { name })}
              onPress={() => onAsk('rejected')}
            >
              {t('action.reject')}
            </Button>
          </>
        )
      }
    />
  )
}

function Decided({ approval, conditions }: { approval: ChannelApproval; conditions: Conditions }) {
  const stateOf = useConditionState()
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { plan, kind, last, state } = approval
  // It was approved, and is to be approved again.
  const isAgain = state === 'changed' || state === 'reopened'
  const isConditional = state === 'conditional'
  const condition = last?.condition
  // What was decided in another version than there is now.
  const newer =
    last?.files?.filter(({ version, currentVersion }) => version !== currentVersion) ?? []
  const day = last && formatDay(locale, isoDay(new Date(last.at)), 'near')
  return (
    <ListRow
      mark={<MediaMark kind={kind} />}
      title={plan.name}
      subtitle={
        <>
          {isConditional && (
            <>
              <Note approval={approval} />
              {' · '}
            </>
          )}
          {[
            !isConditional && t(`state.${isAgain ? 'approved' : state}`),
            last?.by && whoDecided(tools, last),
            day,
          ]
            .filter(Boolean)
            .join(' · ')}
          {condition && (
            <span className="at-condition">
              {`${t('condition.quote', { text: condition.text })} · ${stateOf(condition)}`}
            </span>
          )}
          {last?.comment && ` · ${t('past.quote', { text: last.comment })}`}
          {isAgain && (
            <>
              {' · '}
              <span className="at-changed">{t(`note.${state}Since`)}</span>
              <Differences changes={changesSinceDecision(approval)} />
            </>
          )}
          {newer.length > 0 && <DecidedFiles files={newer} />}
        </>
      }
      actions={
        hasConditionAction(approval, conditions) && (
          <ConditionAction approval={approval} conditions={conditions} />
        )
      }
    />
  )
}
