import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('setup', {
  'action.back': 'Back',
  'action.cancel': 'Cancel',
  'action.create': 'Create application',
  'action.next': 'Continue',
  'action.restart': 'Start over',

  'customers.add': 'Add client',
  'customers.name': 'Client {number}',
  'customers.none': 'No client yet.',
  'customers.number': 'Client number {number}',
  'customers.remove': 'Remove client {number}',

  'done.alone': 'You belong to it already.',
  'done.another': 'Set up another one',
  'done.detail': 'You belong to it already. These people are on your list.',
  'done.invitations': 'Invitations',
  'done.open': 'Open {name}',
  'done.title': '{name} is ready',

  'error.conflict':
    'There is already an application with that name. What you entered is still here.',
  'error.forbidden': 'You do not have permission to do this. What you entered is still here.',
  'error.invalid': 'Please check the parts that are marked. Nothing has been created yet.',
  'error.not-found': 'Something you chose is no longer there. What you entered is still here.',
  'error.too-large': 'This picture is too large. The limit is 20 MB.',
  'error.unknown': 'That did not work. What you entered is still here; please try again.',

  'failed.detail': 'Nothing is lost. Please try again.',
  'failed.title': 'The setup could not be loaded',

  'fault.color': 'Please enter a colour, for example #0a7bc4, or leave the field empty.',
  'fault.customerName': 'The name needs 3 to 100 characters.',
  'fault.customerNumber': 'A client number has at most nine digits and does not begin with a zero.',
  'fault.customerTwice': 'Another client here already has this number.',
  'fault.memberEmail': 'Please enter an e-mail address, for example name@company.com.',
  'fault.memberName': 'Please enter a name of 200 characters at most.',
  'fault.memberTwice': 'This address is in the list already.',
  'fault.nameLength': 'The name needs 3 to 100 characters.',
  'fault.tooMany': 'That is too many at once: the limit is 100 clients and 500 people.',
  'fault.settingMissing': 'This setting is required.',

  'features.all': 'Choose all',
  'features.count': '{count, plural, =0 {None chosen} other {# chosen}}',
  'features.none': 'Choose none',

  'field.agency': 'Name of the agency',
  'field.agencyHint': 'Appears beside the client’s name.',
  'field.description': 'Description',
  'field.descriptionHint': 'One sentence for the overview of all applications.',
  'field.name': 'Name of the application',
  'field.nameHint': 'Usually the name of the client or the brand.',
  'field.picture': 'Picture',
  'field.pictureHint': 'Appears on the start page. Colours are suggested from it.',
  'field.primary': 'Main colour',
  'field.primaryHint': 'Buttons, selection, progress. If empty, the default colour.',
  'field.secondary': 'Second colour',
  'field.secondaryHint': 'For accents. If empty, same as the main colour.',

  'forbidden.detail': 'Applications are set up by administrators.',
  'forbidden.title': 'You have no access here',

  'invitation.existing': 'Belongs here already',
  'invitation.failed': 'Was not added',
  'invitation.sent': 'Invited by e-mail',

  'kind.administration': 'Administration',
  'kind.client': 'Client',
  'kind.clientLead': 'Client lead (approves)',
  'kind.clientService': 'Client service',
  'kind.dataSolutions': 'Data Solutions',
  'kind.directOrder': 'Direct orders',

  loading: 'The setup is loading',

  'members.add': 'Add person',
  'members.email': 'E-mail {number}',
  'members.kind': 'Group {number}',
  'members.name': 'Name {number}',
  'members.none': 'Nobody yet. You are included in any case.',
  'members.remove': 'Remove person {number}',

  'paste.kind': 'All of them belong to',

  'picture.colors':
    '{count, plural, =0 {No colours found} one {# colour from the picture suggested} other {# colours from the picture suggested}}',
  'picture.failed': 'The picture could not be uploaded: {name}',
  'picture.stock': 'Stock picture {number}',
  'picture.underway': 'Your picture is still being uploaded.',
  'picture.uploaded': 'Your picture {number}',

  'restart.confirm': 'Start over',
  'restart.detail': 'Everything you have entered will be lost. Nothing has been created yet.',
  'restart.title': 'Discard what was entered?',

  'step.application': 'Application',
  'step.configurations': 'Settings',
  'step.customers': 'Clients',
  'step.features': 'Features',
  'step.members': 'People',
  'step.summary': 'Summary',
  'stepDetail.application': 'What it is called and what it looks like.',
  'stepDetail.configurations':
    'Anything you leave empty follows the portal’s default. It can also be changed later.',
  'stepDetail.customers':
    'Who the agency works for here. If you leave out the number, the portal assigns one.',
  'stepDetail.features': 'Pages and features available from day one.',
  'stepDetail.members':
    'All of them get an e-mail with a link. Anybody who already uses the portal has access at once.',
  'stepDetail.summary': 'Nothing has been created yet. Please check everything once more.',
  steps: 'Steps of the setup',

  subtitle: 'Six steps to a new portal. What you enter is kept until it is created.',

  'summary.change': 'Change: {step}',
  'summary.faults': 'Something is still missing or wrong:',
  'summary.features': 'Chosen',
  'summary.newNumber': 'gets a number',
  'summary.likePrimary': 'Same as the main colour',
  'summary.none': 'Nothing entered',
  'summary.onlyFiles': 'None; a page for files is always included',
  'summary.standard': 'Default colour',

  title: 'New application',
  'template.label': 'Pages to begin with',
  'template.none': 'No template',
  'template.noneHint':
    'Only the pages of the features that you choose below. You can add others later in the administration.',
  'template.pages': 'Pages: {pages}.',
})
