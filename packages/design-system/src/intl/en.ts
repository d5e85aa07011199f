/** The design system's own words; everything else arrives through props. */
export const en = {
  add: 'Add',
  and: (count: number) => `and ${count} more`,
  cancel: 'Cancel',
  clearSearch: 'Clear search',
  close: 'Close',
  closeMenu: 'Close menu',
  collapseNavigation: 'Collapse',
  expandNavigation: 'Expand',
  charactersLeft: (count: number) =>
    count === 1 ? '1 character left' : `${count} characters left`,
  failures: 'Errors',
  loading: 'Loading …',
  mainNavigation: 'Main navigation',
  moreThan: (max: number) => `more than ${max}`,
  notices: 'Messages',
  openMenu: 'Open menu',
  path: 'Path',
  reference: 'Reference',
  remove: (what: string) => `Remove ${what}`,
  required: 'required',
  skipToContent: 'Skip to content',
  toneFailure: 'Error',
  toneInfo: 'Note',
  toneSuccess: 'Done',
  toneWarning: 'Warning',
  states: {
    empty: { title: 'Nothing here yet', detail: '' },
    error: {
      title: 'This could not be loaded',
      detail: 'Your data is safe. Please try again in a moment.',
    },
    forbidden: {
      title: 'You do not have access here',
      detail: 'Your contact at the agency can open this area for you.',
    },
    offline: {
      title: 'No connection',
      detail: 'As soon as you are back online, work continues where you left off.',
    },
    notFound: {
      title: 'This page does not exist',
      detail: 'It may have been moved or deleted.',
    },
    loading: { title: 'One moment …', detail: '' },
  },
}

/** The words every language brings. */
export type Strings = typeof en
