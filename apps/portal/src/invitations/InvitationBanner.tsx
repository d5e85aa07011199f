import type { InvitationAnswer, UserInvitation } from '@atrium/api-client/contract'
import { Banner, Button, MenuItem, SplitButton } from '@atrium/design-system'
import { styled } from 'styled-components'
import { usePortalMessages } from '../messages/index.ts'

export interface InvitationBannerProps {
  invitation: UserInvitation
  onAnswer: (answer: InvitationAnswer) => void
  /** The answer is on its way. */
  isAnswering: boolean
}

const Answers = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

/** An application asks somebody in: what a yes means, and yes, no, and no for good (PERM-19). */
export function InvitationBanner({ invitation, onAnswer, isAnswering }: InvitationBannerProps) {
  const { t } = usePortalMessages()
  const { applicationName: name, invitedBy } = invitation
  return (
    <Banner
      action={
        <Answers>
          <Button size="compact" isPending={isAnswering} onPress={() => onAnswer('accept')}>
            {t('invitationAccept')}
          </Button>
          <SplitButton
            size="compact"
            label={t('invitationDecline')}
            menuLabel={t('invitationDeclineMore')}
            isDisabled={isAnswering}
            onPress={() => onAnswer('decline')}
            onAction={() => onAnswer('block')}
          >
            <MenuItem id="block">{t('invitationBlock')}</MenuItem>
          </SplitButton>
        </Answers>
      }
    >
      <strong>
        {invitedBy === null
          ? t('invitationOfNobody', { name })
          : t('invitation', { name, invitedBy })}
      </strong>{' '}
      {t('invitationDetail')}
    </Banner>
  )
}
