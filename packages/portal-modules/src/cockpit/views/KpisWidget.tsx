import { Card, SegmentedControl, Skeleton, Sparkline, Stat } from '@atrium/design-system'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { formatDay, useMessages } from '../../kit/index.ts'
import { useMedia } from '../../kit/useMedia.ts'
import { currencyCode, formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import {
  comparedCourse,
  daysBack,
  historyTable,
  isRecent,
  type ComparedColumn,
} from '../cockpit.logic.ts'
import { comparisons, type CockpitKpi, type Comparison, type KpiReason } from '../cockpit.port.ts'
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
      gap: var(--at-space-3);
      margin: 0 0 var(--at-space-5);
      padding: 0;
      list-style: none;
    }
    > ul > li {
      position: relative;
      padding: 14px var(--at-space-4);
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
    }
    > ul > li[data-at-selected] {
      border-color: var(--at-brand-edge);
      box-shadow: inset 0 0 0 1px var(--at-brand-edge);
    }
    @media print {
      > ul > li {
        break-inside: avoid;
      }
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
    > .at-alone {
      margin: 0 0 var(--at-space-3);
      color: var(--at-text-2);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
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

/** Why a figure is another than so many days before, in a sentence; or why it is compared with nothing. */
function explain(
  tools: CockpitTools,
  kpi: CockpitKpi,
  comparison: Comparison,
  currencyName: string | null,
) {
  const { t } = tools
  const days = daysBack(comparison)
  if (days === undefined) return noComparison(tools, kpi)
  if (kpi.explanation === 'none') return undefined
  if (kpi.explanation === 'steady') return t('kpis.steady', { days })
  if (kpi.explanation === 'unknown') return t('kpis.unknown')
  const text = kpi.reasons.map((reason) => reasonText(tools, reason, currencyName)).join('; ')
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  // A German day ends with a full stop itself.
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

/** Why there is nothing in another campaign to compare with. */
function noComparison({ t }: CockpitTools, { change, previous }: CockpitKpi) {
  if (change) return undefined
  if (!previous) return t('kpis.noFigure')
  const { campaign, flightDay } = previous
  return flightDay === null
    ? t('kpis.noFlight')
    : t('kpis.noDay', { name: campaign.name, flightDay })
}

/** What the change of a figure is against where that is another campaign, as it follows the change (T-32). */
function since({ t, locale }: CockpitTools, { change, previous }: CockpitKpi) {
  if (!change || !previous) return undefined
  const { campaign, flightDay } = previous
  return t('kpis.sinceCampaign', { name: campaign.name, flightDay, day: formatDay(locale, change.day) }) // prettier-ignore
}

/** Which days its course shows: the last ones, or those of a campaign that is over. */
function course({ t, locale }: CockpitTools, kpi: CockpitKpi, today: string) {
  const [first, last] = [kpi.history[0]?.day, kpi.history.at(-1)?.day]
  if (!first || !last || isRecent(kpi, today)) return t('kpis.course', { days: kpi.history.length })
  return t('kpis.courseSpan', { span: formatRange(locale, first, last) })
}

/** What a figure is compared with, as a column of a table. */
function columnOf(
  { t }: CockpitTools,
  kpi: CockpitKpi,
  comparison: Comparison,
): ComparedColumn | undefined {
  // prettier-ignore
  const course = comparedCourse(kpi, comparison)
  const days = daysBack(comparison)
  if (days !== undefined) return { title: t('kpis.columnDays', { name: kpi.name, days }), course }
  const campaign = kpi.previous?.campaign.name
  if (campaign === undefined) return undefined
  return { title: t('kpis.columnCampaign', { name: kpi.name, campaign }), course }
}

/** Figures with what they are compared with, a reason, and the course of the chosen one (COCK-11, T-31, T-32, D-05). */
export function KpisWidget({ widget, data, model }: WidgetProps) {
  const tools = useMessages(messages)
  // Three choices in one row, on a phone as well.
  const isNarrow = useMedia('(max-width: 480px)')
  const { t } = tools
  const { kpis, campaign } = data
  const [chosen, setChosen] = useState<string>()
  const only = widget.dataKey ? kpis.filter(({ key }) => key === widget.dataKey) : kpis
  const selected = only.find(({ key }) => key === chosen) ?? only[0]
  if (!selected) return null
  const { currencyName } = campaign
  // What is shown is compared as it says itself, whatever was just chosen.
  const comparison = data.comparedWith ?? comparisons[0]
  const format = formatOf(selected, currencyName)
  const title = widget.title ?? t('kpis.title')
  const table = () => historyTable(only, t('kpis.day'), (kpi) => columnOf(tools, kpi, comparison))
  const isAlone =
    comparison === 'previousCampaign' && only.every(({ previous }) => previous === null)
  return (
    <Card
      title={title}
      isPending={model.isComparing}
      aside={
        <>
          {data.comparedWith !== null && (
            <span data-at-control="">
              <SegmentedControl
                label={t('kpis.compare')}
                options={comparisons.map((value) => ({
                  value,
                  label: t(
                    isNarrow && value === 'previousCampaign' ? 'kpis.previous' : `kpis.${value}`,
                  ),
                }))}
                value={model.compare}
                onChange={model.setCompare}
              />
            </span>
          )}
          <WidgetMenu
            title={title}
            campaign={campaign.name}
            table={table}
            onImport={model.importFigures}
          />
        </>
      }
    >
      <Figures data-at-long="">
        {isAlone && <p className="at-alone">{t('kpis.noCampaign')}</p>}
        <ul>
          {only.map((kpi) => {
            const reason = isAlone ? undefined : explain(tools, kpi, comparison, currencyName)
            return (
              <li key={kpi.key} data-at-selected={kpi === selected || undefined}>
                <Stat
                  label={kpi.name}
                  value={kpi.history.at(-1)?.value ?? null}
                  format={kpi.unit === 'number' && (kpi.history.at(-1)?.value ?? 0) >= 1e6 ? { notation: 'compact', maximumFractionDigits: 2 } : formatOf(kpi, currencyName)} // prettier-ignore
                  baseline={kpi.change?.before ?? null}
                  days={daysBack(comparison)}
                  since={daysBack(comparison) === undefined ? since(tools, kpi) : undefined}
                  better={kpi.better === 'none' ? undefined : kpi.better}
                >
                  <Sparkline
                    label={kpi.name}
                    values={kpi.history.map(({ value }) => value)}
                    format={formatOf(kpi, currencyName)}
                    isFilled
                  />
                  {reason && <p>{reason}</p>}
                </Stat>
                <button
                  type="button"
                  aria-pressed={kpi === selected}
                  aria-label={t('kpis.show', { name: kpi.name })}
                  onClick={() => setChosen(kpi.key)}
                />
              </li>
            )
          })}
        </ul>
        <h3>
          {selected.name} · {course(tools, selected, model.today)}
        </h3>
        <Suspense fallback={<Skeleton shape="block" height="212px" />}>
          <LineChart
            key={selected.key}
            label={selected.name}
            points={selected.history}
            format={format}
            scaleFormat={short(format)}
            // Beside another campaign its day lies on the last one here.
            comparedDay={
              selected.previous && selected.change
                ? selected.history.at(-1)?.day
                : selected.change?.day
            }
            other={
              selected.previous
                ? {
                    label: selected.previous.campaign.name,
                    ownLabel: campaign.name,
                    points: selected.previous.history,
                  }
                : undefined
            }
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
