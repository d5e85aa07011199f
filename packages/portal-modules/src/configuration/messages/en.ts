import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('configuration', {
  'error.conflict': 'Somebody changed this at the same time. Please save again.',
  'error.forbidden': 'You do not have permission to change this.',
  'error.invalid': 'This value is not possible here.',
  'error.not-found': 'This setting is no longer there. Please reload the page.',
  'error.some': 'Not everything could be saved. The fields say why.',
  'error.too-large': 'This is too long.',
  'error.unknown': 'That did not work. What you entered is still here; please try again.',
  'failed.detail': 'Nothing is lost. Please try again.',
  'failed.title': 'The configuration could not be loaded',
  'forbidden.detail': 'Administrators and client service look after the configuration.',
  'forbidden.title': 'You have no access here',
  loading: 'The configuration is loading',
  'save.done': '{count, plural, one {# setting saved} other {# settings saved}}',
  'save.nothing': 'There is nothing to save yet.',
  'subtitle.all':
    'What this application can do and how it behaves. Changes apply to everybody at once.',
  'subtitle.readOnly':
    'You can see what is set here. Administrators and client service can change it.',
  'subtitle.some': 'How this application behaves. Administrators switch whole features on or off.',
  title: 'Configuration',
})
