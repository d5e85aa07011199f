import { html, type Html } from '../../platform/http/html.ts'
import { maxPasskeyName } from '../second-factor/set-up.ts'
import { icon } from './fields.ts'
import type { Look } from './look.ts'
import { secondFactorTexts } from './second-factor-texts.ts'

interface PasskeyForm {
  action: string
  /** What the browser needs, as JSON; undefined: this portal has no passkeys, and there is no form. */
  options: string | undefined
  label: string
  /** Makes a new one, with a name. */
  newName?: string
  /** The browser offers passkeys in the field for the login, too. */
  hasAutofill?: boolean
  isPrimary?: boolean
}

/** A button for the browser's passkeys; hidden where the browser has none. */
export function passkeyForm({ language }: Look, form: PasskeyForm): Html {
  const { passkey } = secondFactorTexts[language]
  const { action, options, label, newName, hasAutofill, isPrimary } = form
  if (!options) return html``
  return html`<form
    method="post"
    action="${action}"
    class="passkey"
    hidden
    data-needs-passkeys
    data-passkey="${newName === undefined ? 'get' : 'create'}"
    data-options="${options}"
    ${hasAutofill && html` data-autofill`}
  >
    <input type="hidden" name="credential" />
    ${
      newName !== undefined &&
      html`<div class="field">
        <label for="name">${passkey.name}</label>
        <input
          id="name"
          name="name"
          type="text"
          autocomplete="off"
          maxlength="${maxPasskeyName}"
          value="${newName}"
          aria-describedby="name-hint"
        />
        <p class="hint" id="name-hint">${passkey.nameHint}</p>
      </div>`
    }
    <p class="failure" role="alert" hidden data-failure>
      ${icon('alert')}<span>${passkey.cancelled}</span>
    </p>
    <p class="failure" role="alert" hidden data-duplicate>
      ${icon('alert')}<span>${passkey.duplicate}</span>
    </p>
    <button type="button" class="${isPrimary ? 'primary' : 'secondary'}">
      ${icon('key')}${label}
    </button>
  </form>`
}
