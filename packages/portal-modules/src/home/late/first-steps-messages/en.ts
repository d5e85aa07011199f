import { defineMessages } from '../../../kit/messages.ts'

export const en = defineMessages('home-first-steps', {
  'action.hide': 'Hide',
  'action.hideNamed': 'Hide first steps',
  'action.undo': 'Undo',
  allDone: 'All first steps are done.',
  'campaign.detail': 'Empty, modelled on an earlier one, or with a plan from Excel.',
  'campaign.title': 'Make the first campaign',
  hidden: 'First steps hidden',
  hiddenDetail: 'You find them again at the end of the administration.',
  hideFailed: 'The first steps could not be hidden',
  'mail.detail': 'Until then, invitations and notifications wait in the outbox.',
  'mail.how':
    'Whoever runs the server sets two values and starts it again. What waits in the outbox is sent then.',
  'mail.more': 'How it is done',
  'mail.title': 'Connect a mail server',
  'pages.detail': 'What stands in the navigation, what lies on each page and who sees it.',
  'pages.title': 'Make pages',
  'people.detail': 'Your team and your client’s people get an e-mail with the way in.',
  'people.title': 'Invite people',
  progress: '{done, number} of {all, number} done',
  'state.done': 'Done',
  ticked: 'Done: {title}. {done, number} of {all, number}.',
  'theme.detail': 'Your client’s colour and picture: the portal takes them on at once.',
  'theme.title': 'Choose colours and logo',
  title: 'First steps',
})
