import { defineMessages } from '@atrium/portal-modules/kit'

export const messages = defineMessages('access', {
  signedOut: 'You have been signed out',
  signedOutDetail:
    'This session was ended: by you on another device, with a new password, or by somebody who looks after your access. Sign in again and you come back to this page.',
  secondFactor: 'Please sign in again',
  secondFactorDetail:
    'From now on your role requires a second factor at sign-in. If you have none yet, you set it up on the way, in a minute. Then you come back to this page.',
  everywhere: 'Your access has ended',
  everywhereDetail:
    'You are signed out and can no longer use the portal. If that is a mistake, your contact at the agency can give you access again.',
  application: 'Your access to {name} has ended',
  applicationDetail: 'If that is a mistake, your contact at the agency can give you access again.',
  applicationOthers:
    'Your other applications are not affected. If this is a mistake, your contact at the agency can give you access again.',
  signedInAgain: 'You are signed in again',
  signedInAgainDetail: 'You can close this window and carry on on the page you came from.',
  thisApplication: 'this application',
  signInAgain: 'Sign in again',
  signInOther: 'Sign in as somebody else',
  open: 'Go to {name}',
  toApplications: 'Choose another application',
  typed: 'What you had written',
  typedDetail: 'It is not saved. Take it with you before you leave this page.',
  typedDetailBack:
    'It is not saved yet. After signing in it is back as soon as you open the same place.',
  providerAway: 'Sign-in cannot be reached right now.',
  providerAwayDetail: 'The sign-in service is not responding. Please try again in a moment.',
  kept: 'What you wrote before signing in is still here.',
  keptDetail: 'Open the same place again and it will be back in its field.',
  keptShow: 'Show',
  keptTitle: 'Written before signing in',
  unnamed: 'Entry',
  copy: 'Copy text',
  copied: 'Copied',
  failed: 'Copying did not work. Please select the text and copy it with your keyboard.',
})
