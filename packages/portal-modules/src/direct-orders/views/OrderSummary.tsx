import { MediaMark, Skeleton } from '@atrium/design-system'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import { selectedMedia } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import { needsApproval, splitBudget, sumOf } from '../money.logic.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'
import { useMediaWarnings } from './useMediaWarnings.ts'
import { summaryCss } from './wizard.css.ts'

const Root = styled.aside`
  ${summaryCss}
`

/** Budget, days and media with their parts of the budget, always in sight (T-48). */
export function OrderSummary({ model }: { model: WizardModel }) {
  const { t, locale } = useMessages(messages)
  const id = useId()
  const { draft, options } = model
  const { approvalBudget } = model.choices
  const known = options?.state === 'ready' ? options.data.media : []
  const booked = selectedMedia(draft).flatMap(
    ({ mediaTypeId }) => known.find((one) => one.mediaTypeId === mediaTypeId) ?? [],
  )
  const warnings = [...useMediaWarnings(model)]
  const parts = splitBudget(Math.max(draft.budget ?? 0, 0), booked.length)
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t('summary.title')}</h2>
      <div className="at-line">
        <span className="at-part">{t('summary.budget')}</span>
        <b className="at-sum">{formatBudget(locale, draft.budget ?? 0, null)}</b>
        <span>{formatRange(locale, draft.start, draft.end)}</span>
      </div>
      {options?.state === 'loading' ? (
        <Skeleton height="26px" />
      ) : booked.length === 0 ? (
        options?.state !== 'failed' && <p className="at-note">{t('summary.noMedia')}</p>
      ) : (
        <ul className="at-split" aria-label={t('summary.split')}>
          {booked.map(({ mediaTypeId, name, kind }, at) => (
            <li key={mediaTypeId}>
              <MediaMark kind={kind} size="small" isDecorative />
              <span className="at-name">{name}</span>
              <span>{formatBudget(locale, parts[at]!, null)}</span>
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul className="at-warnings" aria-label={t('summary.warnings')}>
          {warnings.map(([mediaTypeId, text]) => (
            <li key={mediaTypeId}>
              <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} />
              {text}
            </li>
          ))}
        </ul>
      )}
      <RegionLine model={model} />
      {needsApproval(draft.budget, approvalBudget) && (
        <p className="at-note">
          {t('summary.approval', { amount: formatBudget(locale, approvalBudget!, null) })}
        </p>
      )}
      {booked.length > 1 && <p className="at-note">{t('summary.splitHint')}</p>}
    </Root>
  )
}

/** What the region may still book once this order is placed, or by how much it goes beyond (D-01). */
function RegionLine({ model: { region, draft } }: { model: WizardModel }) {
  const { t, locale } = useMessages(messages)
  if (!region.left) return null
  if (!region.left.isFramed) {
    const { region: name, year } = region.left
    return <p className="at-note">{t('summary.noFrame', { region: name, year: String(year) })}</p>
  }
  const rest = sumOf([region.left.left, -(draft.budget ?? 0)])
  const values = {
    region: region.left.region,
    year: String(region.left.year),
    amount: formatBudget(locale, Math.abs(rest), null),
  }
  return <p className="at-note">{t(rest < 0 ? 'summary.over' : 'summary.left', values)}</p>
}
