/** What the page has spoken lately. */
export const spoken = () =>
  [...document.querySelectorAll('[data-live-announcer]')].map((one) => one.textContent).join(' ')
