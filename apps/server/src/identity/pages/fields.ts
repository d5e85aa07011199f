import { html } from '../../platform/http/html.ts'
import type { Html } from '../../platform/http/html.ts'
import type { Look } from './look.ts'

export interface Field {
  name: string
  label: string
  value?: string
  type?: 'text' | 'password' | 'email'
  autocomplete: string
  hint?: string
  /** Digits alone: phones show their keys for them. */
  isNumeric?: boolean
}

/** What was refused, and at which field. */
export interface Failure {
  field: string
  text: string
}

/** What every form has. */
export interface FormFrame {
  /** Where it is sent; keeps the language that was chosen on the page. */
  action: string
  otherLanguageUrl: string
  failure?: Failure
}

/** The frame of a form at a path. */
export function frameOf({ language }: Look, path: string, failure?: Failure): FormFrame {
  const other = language === 'de' ? 'en' : 'de'
  return { action: `${path}?language=${language}`, otherLanguageUrl: `?language=${other}`, failure }
}

/**
 * Labelled inputs with the cursor in the one that needs it. They are checked by the server, so that
 * messages speak the page's language.
 */
export function fields({ failure }: FormFrame, first: string, list: readonly Field[]): Html[] {
  const focused = failure?.field ?? first
  return list.map((field) => input(field, failure?.field === field.name, focused === field.name))
}

function input(field: Field, isInvalid: boolean, isFocused: boolean): Html {
  const { name, label, value, type = 'text', autocomplete, hint, isNumeric } = field
  const described = [hint && `${name}-hint`, isInvalid && 'failure'].filter(Boolean).join(' ')
  const isLogin = autocomplete.startsWith('username')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="200"
      required
      ${value !== undefined && html` value="${value}"`}${isLogin && html` autocapitalize="none" spellcheck="false"`}
      ${isNumeric && html` inputmode="numeric"`}
      ${isInvalid && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}
      ${isFocused && html` autofocus`}
    />
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`
}

/** What went wrong, at the form, spoken at once. */
export function failureNote({ failure }: FormFrame): Html {
  return html`${
    failure &&
    html`<p class="failure" id="failure" role="alert">
      ${icon('alert')}<span>${failure.text}</span>
    </p>`
  }`
}

/** What went well, spoken at once. */
export function statusNote(text: string | undefined): Html {
  return html`${
    text && html`<p class="done" role="status">${icon('check')}<span>${text}</span></p>`
  }`
}

const paths = {
  alert: html`<circle cx="12" cy="12" r="10" /><path d="M12 8v4" /><path d="M12 16h.01" />`,
  arrow: html`<path d="M5 12h14" /><path d="m12 5 7 7-7 7" />`,
  chevron: html`<path d="m6 9 6 6 6-6" />`,
  key: html`<circle cx="7.5" cy="15.5" r="5.5" /><path d="m21 2-9.6 9.6" /><path
      d="m15.5 7.5 3 3L22 7l-3-3"
    />`,
  check: html`<circle cx="12" cy="12" r="10" /><path d="m9 12 2 2 4-4" />`,
}

/** An icon of the portal (Lucide), drawn in the text's colour. */
export function icon(name: keyof typeof paths): Html {
  return html`<svg
    class="icon"
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    ${paths[name]}
  </svg>`
}
