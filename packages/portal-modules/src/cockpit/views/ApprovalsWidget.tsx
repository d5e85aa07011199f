import { Banner, Card, ListRow, ListRows, MediaMark, StatusMark } from '@atrium/design-system'
import { formatDay, isoDay, ItemSlot, useHasItemModule, useMessages } from '../../kit/index.ts'
import type { CockpitChannel } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import type { WidgetProps } from './widget.ts'

/** What was decided and what waits; where the host has the list of approvals, that one (COCK-09, COCK-10). */
export function ApprovalsWidget({ widget, data: { campaign, channels } }: WidgetProps) {
  const { t, locale } = useMessages(messages)
  const title = widget.title ?? t('approvals.title')
  const hasModule = useHasItemModule('approvals')
  const asked = channels.filter(
    ({ standing, decision }) =>
      standing === 'waiting' || (standing !== 'stopped' && decision !== 'pending'),
  )
  // Who may decide is asked where something waits: whoever may not is told so (COCK-10).
  const waits = channels.some((one) => one.state === 'Approving' && !one.externalApprovalRequested)
  const warning = waits && !campaign.can.approve && (
    <Banner tone="warn">{t('approvals.notAllowed')}</Banner>
  )
  if (hasModule) {
    return (
      <ItemSlot
        type="approvals"
        item={{ id: campaign.id, name: campaign.name }}
        config={{ campaignId: campaign.id }}
      />
    )
  }
  const textOf = ({ decision, decidedBy, decidedAt, ...channel }: CockpitChannel) => {
    if (channel.state === 'Approving')
      return t(channel.externalApprovalRequested ? 'approvals.outside' : 'approvals.waiting')
    const day = decidedAt ? formatDay(locale, isoDay(new Date(decidedAt))) : '–'
    const as = channel.standing === 'conditional' ? 'conditional' : decision === 'approved' ? 'approved' : 'rejected' // prettier-ignore
    return t(`approvals.${as}`, {
      name: decidedBy ?? '–',
      day,
    })
  }
  return (
    <Card title={title}>
      {warning}
      {asked.length === 0 && <p>{t('approvals.none')}</p>}
      {asked.length > 0 && (
        <ListRows aria-label={title}>
          {asked.map((channel) => (
            <ListRow
              key={channel.id}
              title={channel.name}
              subtitle={
                <>
                  {textOf(channel)}
                  {(channel.standing === 'changed' || channel.standing === 'reopened') && (
                    <>
                      {' · '}
                      <StatusMark tone="warn">{t(`approvals.${channel.standing}`)}</StatusMark>
                    </>
                  )}
                  {channel.condition &&
                    ` · ${t(channel.condition.isMet ? 'approvals.conditionMet' : 'approvals.condition', { text: channel.condition.text })}`}
                  {channel.decisionComment && ` · „${channel.decisionComment}“`}
                </>
              }
              mark={<MediaMark kind={channel.kind} isDecorative />}
            />
          ))}
        </ListRows>
      )}
    </Card>
  )
}
