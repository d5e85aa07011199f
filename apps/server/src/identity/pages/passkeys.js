// Lets a browser make and use passkeys on the pages of the identity provider. What is left out where a browser
// has none stays hidden. Built on @simplewebauthn/browser, which stands before it in the same file.
const { browserSupportsWebAuthn, startAuthentication, startRegistration } = SimpleWebAuthnBrowser

if (browserSupportsWebAuthn()) {
  for (const part of document.querySelectorAll('[data-needs-passkeys]')) part.hidden = false
  for (const form of document.querySelectorAll('form[data-passkey]')) prepare(form)
  // What appears above must not push the field with the cursor out of sight.
  document.querySelector('[autofocus]')?.scrollIntoView({ block: 'nearest' })
}

function prepare(form) {
  const { passkey, autofill } = form.dataset
  const optionsJSON = JSON.parse(form.dataset.options)
  const start = passkey === 'create' ? startRegistration : startAuthentication
  const [failure, duplicate] = ['[data-failure]', '[data-duplicate]'].map((one) =>
    form.querySelector(one),
  )
  const button = form.querySelector('button')

  const send = (answer) => {
    form.elements.credential.value = JSON.stringify(answer)
    form.submit()
  }
  const ask = () => {
    failure.hidden = duplicate.hidden = true
    button.disabled = true
    start({ optionsJSON }).then(send, (error) => {
      // Whoever closes the browser's window may try again; why it was closed is not said to pages.
      const isDuplicate = passkey === 'create' && error.name === 'InvalidStateError'
      ;(isDuplicate ? duplicate : failure).hidden = false
      button.disabled = false
      button.focus()
    })
  }
  button.addEventListener('click', ask)
  // Enter in the field for the name.
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    ask()
  })
  // The browser offers passkeys among the names that it fills in, until the button is pressed.
  if (autofill !== undefined)
    startAuthentication({ optionsJSON, useBrowserAutofill: true }).then(send, () => {})
}
