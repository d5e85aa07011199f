import { defineMessages } from '@atrium/portal-modules/kit'

export const messages = defineMessages('leaving', {
  title: 'Leave without saving?',
  detail: 'Your changes are not saved yet. If you leave the page, they are lost.',
  leave: 'Leave without saving',
  stay: 'Stay here',
})
