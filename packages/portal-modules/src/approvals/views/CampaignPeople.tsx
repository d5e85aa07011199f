import { Avatar, AvatarGroup, Button, Disclosure, StatusMark } from '@atrium/design-system'
import { BellRing } from 'lucide-react'
import { styled } from 'styled-components'
import {
  formatClock,
  formatDay,
  formatMoment,
  isoDay,
  useMessages,
  useModuleHost,
} from '../../kit/index.ts'
import type { CampaignApprovalList, Decider } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignApprovalsModel } from '../useCampaignApprovals.ts'

const Reminding = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px var(--at-space-3);
  }
`

/** Reminds of what waits, and says when that was done last (T-39). */
export function Nudge({ model }: { model: CampaignApprovalsModel }) {
  const { t } = useMessages(messages)
  const { list, nudge, isNudging, waiting } = model
  const nudged = list.state === 'ready' ? list.data.nudged : null
  if (waiting.length === 0 || (!nudge && !nudged)) return null
  return (
    <Reminding>
      {nudge && (
        <Button size="compact" icon={BellRing} isPending={isNudging} onPress={nudge}>
          {t('nudge.action')}
        </Button>
      )}
      {nudged && <LastNudge nudged={nudged} />}
    </Reminding>
  )
}

/** When the agency reminded of something last, and who. */
export function LastNudge({ nudged }: { nudged: NonNullable<CampaignApprovalList['nudged']> }) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const at = new Date(nudged.at)
  const name = nudged.by ?? t('nobody')
  return (
    <p>
      {isoDay(at) === isoDay(now())
        ? t('nudge.lastToday', { time: formatClock(locale, at), name })
        : t('nudge.lastDay', { day: formatDay(locale, isoDay(at), 'near'), name })}
    </p>
  )
}

const People = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-3);
  }
`
const Names = styled.ul`
  @layer at.components {
    display: grid;
    gap: var(--at-space-2);
    margin: 0;
    padding: 0;
    list-style: none;

    > li {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      min-inline-size: 0;
    }
    .at-who {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--at-space-2);
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .at-when {
      color: var(--at-text-2);
    }
    &[data-at-compact] {
      display: flex;
      flex-wrap: wrap;
      gap: 6px 14px;
    }
  }
`

/** Who has to decide and who only sees it (T-43). */
export function CampaignPeople({ list }: { list: CampaignApprovalList }) {
  const { t } = useMessages(messages)
  const { deciders, watchers } = list
  return (
    <People>
      <h3>{t('people.deciders')}</h3>
      {deciders.length === 0 && <StatusMark tone="warn">{t('people.none')}</StatusMark>}
      {deciders.length > 0 && <Deciders deciders={deciders} />}
      {watchers.length > 0 && (
        <Disclosure
          title={t('people.watchers')}
          aside={<AvatarGroup people={watchers} size="small" max={5} />}
        >
          <Names aria-label={t('people.watchers')}>
            {watchers.map(({ id, name }) => (
              <li key={id}>
                <Avatar name={name} size="small" isDecorative />
                <span className="at-who">{name}</span>
              </li>
            ))}
          </Names>
        </Disclosure>
      )}
    </People>
  )
}

export interface DecidersProps {
  deciders: readonly Decider[]
  /** Side by side; that somebody has not decided yet is said once for all of them. */
  isCompact?: boolean
}

/** Who has to decide, each with what one has to know of them. */
export function Deciders({ deciders, isCompact }: DecidersProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const open = deciders.filter(({ decidedAt }) => !decidedAt)
  const names = (
    <Names aria-label={t('people.deciders')} data-at-compact={isCompact}>
      {deciders.map(({ id, name, decidedAt, awayUntil, inPlaceOf }) => (
        <li key={id}>
          <Avatar name={name} size="small" isDecorative />
          <span className="at-who">
            <span>{name}</span>
            <span className="at-when">
              {[
                inPlaceOf && t('people.inPlaceOf', { name: inPlaceOf }),
                awayUntil && t('people.away', { day: formatDay(locale, awayUntil, 'near') }),
                decidedAt
                  ? t('people.decided', { at: formatMoment(locale, new Date(decidedAt), now()) })
                  : !isCompact && t('people.open'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </Names>
  )
  if (!isCompact || open.length === 0) return names
  return (
    <>
      {names}
      <p>{t(open.length === deciders.length ? 'people.noneDecided' : 'people.othersOpen')}</p>
    </>
  )
}
