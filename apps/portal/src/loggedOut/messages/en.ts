import { defineMessages } from '@atrium/portal-modules/kit'

export const messages = defineMessages('loggedOut', {
  signedOutTitle: 'You are signed out',
  signedOutDetail: 'Until next time. Close the window if others use this computer.',
  elsewhereDetail:
    'You signed out in another tab. Sign in again and you come back to the page that was open here.',
  failedTitle: 'Signing in did not work',
  failedDetail:
    'Nothing is lost. Please try again; if it keeps happening, ask your contact person.',
  signInAgain: 'Sign in again',
})
