import { Card, Skeleton, Sparkline, Stat } from '@atrium/design-system'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { formatDay, useMessages } from '../../kit/index.ts'
import { addDays, currencyCode, formatBudget } from '../../kit/campaigns/index.ts'
import { historyTable } from '../cockpit.logic.ts'
import type { CockpitKpi, KpiReason } from '../cockpit.port.ts'
import { messages, type CockpitTools } from '../messages/index.ts'
import { LineChart } from './charts.ts'
import type { WidgetProps } from './widget.ts'
import { WidgetMenu } from './WidgetMenu.tsx'

const Figures = styled.div`
  @layer at.components {
    container: at-kpis / inline-size;

    > ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(290px, 100%), 1fr));
      gap: 12px;
      margin: 0 0 20px;
      padding: 0;
      list-style: none;
    }
    > ul > li {
      position: relative;
      padding: 14px 16px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
    }
    > ul > li[data-at-selected] {
      border-color: var(--at-brand-edge);
      box-shadow: inset 0 0 0 1px var(--at-brand-edge);
    }
    > ul > li:hover:not([data-at-selected]) {
      border-color: var(--at-line-strong);
    }
    /* The whole card chooses its figure. */
    > ul > li > button {
      position: absolute;
      inset: 0;
      border: 0;
      border-radius: inherit;
      background: none;
      cursor: pointer;
    }
    > ul > li > button:focus-visible {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    > ul p {
      margin: 6px 0 0;
      color: var(--at-text);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    h3 {
      margin: 0 0 6px;
      color: var(--at-text);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
  }
`

type Format = Intl.NumberFormatOptions

const formatOf = ({ unit, history }: CockpitKpi, currencyName: string | null): Format => {
  const isSmall = Math.abs(history.at(-1)?.value ?? 0) < 100
  if (unit === 'percent') return { style: 'percent', maximumFractionDigits: 1 }
  if (unit === 'number') return { maximumFractionDigits: isSmall ? 2 : 0 }
  const currency = currencyCode(currencyName ?? '')
  return { style: 'currency', currency, maximumFractionDigits: isSmall ? 2 : 0 }
}

const short = (format: Format): Format =>
  format.style === 'percent' ? format : { ...format, notation: 'compact', maximumFractionDigits: 1 }

/** A reason as a part of a sentence (D-05). */
const reasonText = (
  { t, locale }: CockpitTools,
  { kind, channel, day, amount }: KpiReason,
  currencyName: string | null,
) =>
  t(`kpi.${kind}`, {
    channel,
    day: formatDay(locale, day, 'dayMonth'),
    amount: formatBudget(locale, amount, currencyName, 'whole'),
  })

/** Why a figure is another than a week before, in a sentence. */
function explain(tools: CockpitTools, kpi: CockpitKpi, currencyName: string | null) {
  if (kpi.explanation === 'none') return undefined
  if (kpi.explanation !== 'known') return tools.t(`kpis.${kpi.explanation}`)
  const text = kpi.reasons.map((reason) => reasonText(tools, reason, currencyName)).join('; ')
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  // A German day ends with a full stop itself.
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

/** Figures with their comparison to 7 days before, a reason, and the course of the chosen one (COCK-11, T-31, D-05). */
export function KpisWidget({ widget, data: { kpis, campaign } }: WidgetProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const [chosen, setChosen] = useState<string>()
  const only = widget.dataKey ? kpis.filter(({ key }) => key === widget.dataKey) : kpis
  const selected = only.find(({ key }) => key === chosen) ?? only[0]
  if (!selected) return null
  const { currencyName } = campaign
  const format = formatOf(selected, currencyName)
  const lastDay = selected.history.at(-1)?.day
  const title = widget.title ?? t('kpis.title')
  const table = () => historyTable(only, t('kpis.day'))
  return (
    <Card title={title} aside={<WidgetMenu title={title} campaign={campaign.name} table={table} />}>
      <Figures>
        <ul>
          {only.map((kpi) => (
            <li key={kpi.key} data-at-selected={kpi === selected || undefined}>
              <Stat
                label={kpi.name}
                value={kpi.history.at(-1)?.value ?? null}
                format={kpi.unit === 'number' && (kpi.history.at(-1)?.value ?? 0) >= 1e6 ? { notation: 'compact', maximumFractionDigits: 2 } : formatOf(kpi, currencyName)} // prettier-ignore
                baseline={kpi.change?.before ?? null}
                better={kpi.better === 'none' ? undefined : kpi.better}
              >
                <Sparkline
                  label={kpi.name}
                  values={kpi.history.map(({ value }) => value)}
                  format={formatOf(kpi, currencyName)}
                  isFilled
                />
                {explain(tools, kpi, currencyName) && <p>{explain(tools, kpi, currencyName)}</p>}
              </Stat>
              <button
                type="button"
                aria-pressed={kpi === selected}
                aria-label={t('kpis.show', { name: kpi.name })}
                onClick={() => setChosen(kpi.key)}
              />
            </li>
          ))}
        </ul>
        <h3>
          {selected.name} · {t('kpis.course')}
        </h3>
        <Suspense fallback={<Skeleton shape="block" height="212px" />}>
          <LineChart
            key={selected.key}
            label={selected.name}
            points={selected.history}
            format={format}
            scaleFormat={short(format)}
            comparedDay={selected.change && lastDay ? addDays(lastDay, -7) : undefined}
            marks={selected.reasons.map((reason) => ({
              day: reason.day,
              text: reasonText(tools, reason, currencyName),
            }))}
          />
        </Suspense>
      </Figures>
    </Card>
  )
}
