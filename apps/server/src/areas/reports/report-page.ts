import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Look } from '../../identity/index.ts'
import { dayText } from '../../platform/berlin-time.ts'
import { html, type Html } from '../../platform/http/html.ts'
import { plainPage, type PlainLook } from '../../platform/http/plain-page.ts'
import { locales } from '../../platform/locales.ts'
import type { Chart, Figure, ReportContent, Unit } from './report-content.ts'
import { pageTexts } from './reports.texts.ts'

const css = readFileSync(join(import.meta.dirname, 'reports.css'), 'utf8')

const renderPage = (look: PlainLook, title: string, body: Html) =>
  plainPage(look, { title, css, body })

/** Renders a report without scripts: key figures first, then each chart as a table with bars in its cells. */
export function reportPage(look: PlainLook, report: ReportContent): string {
  const { language } = look
  const asOf = dayText(language, report.asOf, { dateStyle: 'long' })
  const title = report.title[language]
  return renderPage(
    look,
    title,
    html`<header>
        <h1>${title}</h1>
        <p>${report.intro[language]}</p>
        <p class="quiet">${pageTexts[language].asOf(asOf)}</p>
      </header>
      <dl class="figures">${report.figures.map((figure) => tile(figure, language))}</dl>
      ${report.charts.map((chart) => chartTable(chart, language))}`,
  )
}

function tile({ label, value, unit, change }: Figure, language: Look['language']) {
  return html`<div>
    <dt>${label[language]}</dt>
    <dd>
      ${format(value, unit, language)}
      ${
        change === undefined
          ? ''
          : html`<span class="${change < 0 ? 'down' : 'up'}"
              >${formatChange(change, unit, language)}</span
            >`
      }
    </dd>
  </div>`
}

function chartTable({ title, unit, series, rows }: Chart, language: Look['language']) {
  const largest = Math.max(...rows.flatMap(({ values }) => values), Number.MIN_VALUE)
  return html`<table>
    <caption>
      ${title[language]}
    </caption>
    <thead ${series.length === 1 ? html` class="hidden"` : ''}>
      <tr>
        <td></td>
        ${series.map((name, index) => html`<th scope="col" class="series-${index}">${name[language]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ label, values }) =>
          html`<tr>
            <th scope="row">${label[language]}</th>
            ${values.map(
              (value, index) =>
                html`<td>
                  <svg
                    class="series-${index}"
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <rect width="${((Math.max(value, 0) / largest) * 100).toFixed(2)}" height="8" />
                  </svg>
                  <span>${format(value, unit, language)}</span>
                </td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** The sign-on form of a report that was opened without a token. */
export function signOnPage(look: PlainLook, failure?: 'wrong' | 'tooMany'): string {
  const texts = pageTexts[look.language]
  return renderPage(
    look,
    texts.signOn,
    html`<h1>${texts.signOn}</h1>
      <p>${texts.signOnHint}</p>
      ${failure ? html`<p class="failure" role="alert">${texts[failure]}</p>` : ''}
      <form method="post">
        <label>${texts.username}<input name="username" autocomplete="username" required /></label>
        <label
          >${texts.password}<input
            name="password"
            type="password"
            autocomplete="current-password"
            required
        /></label>
        <button type="submit">${texts.submit}</button>
      </form>`,
  )
}

/** Says why a report is not shown: the sign-in has ended, or there is no such report. */
export function messagePage(look: PlainLook, kind: 'over' | 'missing'): string {
  const { title, detail } = pageTexts[look.language][kind]
  return renderPage(
    look,
    title,
    html`<h1>${title}</h1>
      <p>${detail}</p>`,
  )
}

const units: Record<Unit, Intl.NumberFormatOptions> = {
  count: { maximumFractionDigits: 0 },
  euro: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  price: { style: 'currency', currency: 'EUR' },
  percent: { style: 'percent', maximumFractionDigits: 1 },
  points: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
}

const format = (value: number, unit: Unit, language: Look['language']) =>
  new Intl.NumberFormat(locales[language], units[unit]).format(value)

/** Formats a change. That of a rate is in percentage points: from 61.3 % to 63.4 % is 2.1 points, not 2.1 %. */
function formatChange(change: number, unit: Unit, language: Look['language']) {
  const isRate = unit === 'percent'
  const signed = new Intl.NumberFormat(locales[language], {
    ...(isRate ? { maximumFractionDigits: 1 } : units.percent),
    signDisplay: 'always',
  })
  return isRate ? pageTexts[language].points(signed.format(change * 100)) : signed.format(change)
}
