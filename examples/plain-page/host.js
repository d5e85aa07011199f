// As jQuery plugins do: listens at the document, and takes over links and forms that it finds.
document.addEventListener('DOMContentLoaded', () => {
  for (const button of document.querySelectorAll('[data-toggle]'))
    button.addEventListener('click', () => {
      const notice = document.querySelector(`.${button.dataset.toggle}`)
      notice.hidden = !notice.hidden
    })
})
document.addEventListener('keydown', (event) => {
  if (event.key === '/') document.querySelector('[data-toggle]').focus()
})

// Whoever is signed in to the intranet is known to the portal, too: its server gets the token.
document.addEventListener('atrium-token', ({ detail }) =>
  detail.respondWith(fetch('/token').then((answer) => answer.text())),
)
const log = []
for (const name of ['atrium-ready', 'atrium-navigate', 'atrium-location', 'atrium-error'])
  document.addEventListener(name, (event) => {
    log.push({ name, type: event.target.getAttribute('type'), ...event.detail })
    document.documentElement.dataset.log = JSON.stringify(log)
  })
