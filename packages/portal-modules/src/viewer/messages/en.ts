import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('viewer', {
  title: 'Preview',
  loading: '“{name}” is loading',
  'loading.page': 'The report is loading',

  'action.download': 'Download',
  'action.newTab': 'Open in a new tab',
  'action.preview': 'Open preview',
  'action.retry': 'Try again',
  'action.zoomIn': 'Enlarge',
  'action.zoomOut': 'Fit to window',

  'download.failed': '“{name}” could not be downloaded',

  'error.conflict': 'Somebody has just changed it. Please try again.',
  'error.forbidden': 'You are not allowed to see it. Your agency can change that.',
  'error.invalid': 'The file is not available in this form.',
  'error.not-found': 'The file is no longer there. It may have been deleted meanwhile.',
  'error.offline': 'No connection. Please try again in a moment.',
  'error.too-large': 'The file is too large.',
  'error.unknown': 'That did not work. Nothing is lost; please try again.',

  'failed.forbidden': 'You cannot see this',
  'failed.gone': 'This file is no longer there',
  'failed.offline': 'No connection',
  'failed.title': 'This could not be loaded',

  'file.title': 'This file cannot be shown',
  'file.detail': 'It is too large, or the browser cannot show its type. You can download it.',
  'media.audio': 'Your browser cannot play this audio',
  'media.video': 'Your browser cannot play this video',
  'media.detail': 'The file is damaged, or its format is unknown here. You can download it.',
  'none.title': 'There is no document to display',
  'none.detail': 'Nothing is stored here that could be shown.',

  'report.connecting': 'Connecting to the report',
  'report.noAccount': 'You have no account for the reports',
  'report.noAccountDetail': 'Your client service will be glad to set one up for you.',
  'report.noConnection': 'The reports cannot be reached right now',
  'report.noConnectionDetail': 'Please try again a little later.',
  'report.refused': 'Your access to the reports has ended',
  'report.refusedDetail': 'Your client service can extend it.',
  'report.title': 'Your report',
  'report.elsewhere': 'This report opens in a tab of its own',
  'report.elsewhereDetail': 'Its provider does not let it be shown inside other pages.',

  'show.label': 'Slideshow',
  'show.interval': 'Turns after',
  'show.progress': 'Time until the next one',
  'show.seconds': '{count, plural, one {# second} other {# seconds}}',
  'show.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'show.start': 'Start slideshow',
  'show.stop': 'Stop slideshow',
  'show.started': 'The slideshow is running',
  'show.stopped': 'The slideshow has stopped',

  'viewer.error': 'This cannot be shown here',
  'viewer.errorSubTitle':
    'Only reports are shown at this address. The link may be incomplete, or the report was removed.',

  'zoom.label': '{name}, enlarged',
})
