import { defineMessages } from '@atrium/portal-modules/kit'

export const en = defineMessages('element', {
  loading: 'Content is loading',
  attribute: 'This part is not set up yet',
  attributeDetail: 'The attribute “{attribute}” of the tag is missing or says nothing known.',
  'unknown-type': 'This content cannot be shown here',
  unknownTypeDetail: 'There is no module “{type}”.',
  'no-component': 'There is nothing to show here yet',
  noComponentDetail: 'No page of the portal has a part of this kind that you may see.',
  'signed-out': 'Please sign in',
  signedOutDetail: 'This part comes from your portal. Sign in to see it.',
  signedOutByPage: 'This part comes from your portal. This page has to sign you in to it.',
  signIn: 'Sign in',
  signInFailed: 'The sign-in was not completed. Please try again.',
  signInBlocked: 'Your browser has blocked the window. Allow windows of this page and try again.',
  forbidden: 'You do not have access to this part',
  forbiddenDetail: 'Ask your contact at the agency if you need it.',
  offline: 'The portal cannot be reached',
  offlineDetail: 'Please check your connection and try again.',
  failed: 'This part could not be loaded',
  failedDetail: 'The rest of the page works. Please try again.',
  retry: 'Try again',
})
