import { defineMessages } from '@atrium/portal-modules/kit'

export const messages = defineMessages('administration', {
  failed: 'The first steps could not be brought back',
  progress: 'First steps: {done, number} of {all, number} done. You hid them from your home page.',
  show: 'Show first steps again',
})
