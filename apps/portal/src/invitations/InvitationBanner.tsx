import type { InvitationAnswer, UserInvitation } from '@atrium/api-client/contract'
import { Banner, Button, MenuItem, SplitButton } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '@atrium/portal-modules/kit'
import { invitationMessages } from './messages/index.ts'

export interface InvitationBannerProps {
  invitation: UserInvitation
  onAnswer: (answer: InvitationAnswer) => void
  /** The answer is on its way. */
  isAnswering: boolean
}

const Answers = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--at-space-2);
`

/** An application asks somebody in: what a yes means, and yes, no, and no for good (PERM-19). */
export function InvitationBanner({ invitation, onAnswer, isAnswering }: InvitationBannerProps) {
  const { t } = useMessages(invitationMessages)
  const { applicationName: name, invitedBy } = invitation
  return (
    <Banner
      action={
        <Answers>
          <Button size="compact" isPending={isAnswering} onPress={() => onAnswer('accept')}>
            {t('accept')}
          </Button>
          <SplitButton
            size="compact"
            label={t('decline')}
            menuLabel={t('declineMore')}
            isDisabled={isAnswering}
            onPress={() => onAnswer('decline')}
            onAction={() => onAnswer('block')}
          >
            <MenuItem id="block">{t('block')}</MenuItem>
          </SplitButton>
        </Answers>
      }
    >
      <strong>{invitedBy === null ? t('ofNobody', { name }) : t('by', { name, invitedBy })}</strong>{' '}
      {t('detail')}
    </Banner>
  )
}
