import { defineMessages } from '@atrium/portal-modules/kit'

export const messages = defineMessages('invitations', {
  accept: 'Accept',
  accepted: 'You now belong to “{name}”',
  block: 'Decline and do not ask again',
  by: '{invitedBy} invites you to the portal “{name}”.',
  decline: 'Decline',
  declineMore: 'More ways to decline',
  declined: 'Invitation to the portal “{name}” declined',
  detail:
    'Once you accept, the people there see your name, your job title and your telephone number.',
  ofNobody: 'You are invited to the portal “{name}”.',
  open: 'Open',
})
