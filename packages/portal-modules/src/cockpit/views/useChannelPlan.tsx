import { MediaMark, useMediaWords } from '@atrium/design-system'
import { useCallback, useMemo } from 'react'
import { useMessages } from '../../kit/index.ts'
import {
  campaignWords,
  conditionalLook,
  deadlineIcons,
  deadlineTone,
  formatBudget,
  openDeadlines,
  stateLook,
  stateWords,
  type ApprovalStanding,
} from '../../kit/campaigns/index.ts'
import { planWindow } from '../cockpit.logic.ts'
import type { CockpitChannel, CockpitData } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'

/** Only the plan that was approved is (COCK-09); one that was stopped will not be another. */
const firm: ReadonlySet<ApprovalStanding> = new Set(['approved', 'conditional', 'stopped'])

/** The plan of a campaign's channels for a timeline: one row for each, its bar, and what is due. */
export function useChannelPlan(
  { channels, campaign }: CockpitData,
  today: string,
  zoom: 'months' | 'weeks',
) {
  const { locale } = useMessages(messages)
  const words = useMessages(campaignWords)
  const media = useMediaWords()
  const openOf = useCallback(
    (channel: CockpitChannel) =>
      openDeadlines({ ...channel, end: channel.end ?? campaign.end }, today),
    [campaign.end, today],
  )
  const dated = useMemo(() => channels.filter(({ start }) => start !== null), [channels])
  const groups = useMemo(
    () =>
      dated.map(({ id, name, kind, budget }) => ({
        id,
        title: name,
        detail: `${formatBudget(locale, budget, campaign.currencyName, 'whole')} · ${media[kind]}`,
        mark: <MediaMark kind={kind} isDecorative />,
      })),
    [dated, locale, campaign.currencyName, media],
  )
  const bars = useMemo(
    () => [
      ...dated.map(({ id, kind, start, end, state, standing, pauses }) => ({
        key: id,
        groupId: id,
        start: start!,
        end: end ?? undefined,
        gaps: pauses,
        tone: state === 'Deactivated' ? ('neutral' as const) : kind,
        label: stateWords(words, state, standing === 'conditional'),
        icon: standing === 'conditional' ? conditionalLook.icon : stateLook(state).icon,
        isTentative: !firm.has(standing),
      })),
      ...dated.flatMap((channel) =>
        openOf(channel).map((due) => ({
          key: `${due.kind}-${channel.id}`,
          groupId: channel.id,
          start: due.day,
          end: due.day,
          isPoint: true,
          tone: deadlineTone(due, today),
          icon: deadlineIcons[due.kind],
          label: words.t(`deadline.${due.isLate ? 'lateOf' : 'of'}.${due.kind}`, {
            name: channel.name,
          }),
        })),
      ),
    ],
    [dated, openOf, today, words],
  )
  const view = useMemo(() => {
    const days = dated.flatMap((channel) =>
      openOf(channel).map(({ day }) => ({ start: day, end: day })),
    )
    return planWindow([...dated, ...days], zoom, today)
  }, [dated, openOf, zoom, today])
  return { openOf, dated, groups, bars, view }
}
