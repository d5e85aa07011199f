import { momentText } from '../../platform/berlin-time.ts'
import { html, type Html } from '../../platform/http/html.ts'
import { outsiderPage, type OutsiderLook } from '../file-shares/index.ts'
import { certificatePath } from './certificate-path.ts'
import type { findByNumber } from './certificates.repository.ts'
import { certificateTexts } from './certificates.texts.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findByNumber>>>

/** What a certificate's number stands for: whose it is, for what, of when, and whether it holds (T-90). */
export function certificatePage(look: OutsiderLook, found: Found): string {
  const texts = certificateTexts[look.language]
  const day = (moment: Date) => momentText(look.language, moment, { dateStyle: 'long' })
  const { withdrawnAt } = found
  const facts = [
    [texts.person, found.personName],
    [texts.seminar, found.seminarTitle],
    [texts.date, day(found.completedAt)],
    [texts.number, found.number],
  ] as const
  const title = withdrawnAt ? texts.withdrawn : texts.valid
  return outsiderPage(
    look,
    title,
    html`<h1>${title}</h1>
      ${withdrawnAt ? html`<p class="failure">${texts.withdrawnHint(day(withdrawnAt))}</p>` : ''}
      <dl class="facts">
        ${facts.map(
          ([term, fact]) =>
            html`<dt>${term}</dt>
              <dd>${fact}</dd>`,
        )}
      </dl>
      <p class="quiet">
        <a href="${certificatePath}?language=${look.language}">${texts.another}</a>
      </p>
      ${inOtherLanguage(look, found.number)}`,
  )
}

/** Asks for a number; `typed` is one that stands for nothing. */
export function askPage(look: OutsiderLook, typed = ''): string {
  const texts = certificateTexts[look.language]
  return outsiderPage(
    look,
    texts.check,
    html`<h1>${texts.check}</h1>
      <p id="hint">${texts.checkHint}</p>
      ${
        typed
          ? html`<p class="failure" id="failure" role="alert">
              ${texts.unknown}. ${texts.unknownHint}
            </p>`
          : ''
      }
      <form method="get" action="${certificatePath}">
        <input type="hidden" name="language" value="${look.language}" />
        <label
          >${texts.numberField}<input
            name="number"
            value="${typed}"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            required
            maxlength="40"
            aria-describedby="${typed ? 'failure hint' : 'hint'}"
            ${typed ? html` aria-invalid="true"` : ''}
            autofocus
        /></label>
        <button type="submit">${texts.submit}</button>
      </form>
      ${inOtherLanguage(look, typed)}`,
  )
}

function inOtherLanguage({ language }: OutsiderLook, number: string): Html {
  const other = language === 'de' ? 'en' : 'de'
  const query = new URLSearchParams({ ...(number && { number }), language: other })
  return html`<p class="quiet">
    <a href="${certificatePath}?${query.toString()}" lang="${other}" hreflang="${other}"
      >${certificateTexts[language].otherLanguage}</a
    >
  </p>`
}
