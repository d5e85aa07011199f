import {
  Banner,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  FieldGrid,
  FieldGridItem,
  MediaMark,
  Section,
} from '@atrium/design-system'
import { addDays } from '../../kit/dates/index.ts'
import { useMessages } from '../../kit/index.ts'
import { mediaField } from '../checks.logic.ts'
import type { MediaChoice } from '../direct-orders.port.ts'
import { startChange, type DraftMedium } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'
import { OptionsFailure, OptionsLoading } from './OptionsState.tsx'
import { useMediaWarnings } from './useMediaWarnings.ts'
import { durationWords } from './words.ts'

/** When it runs and in which media; prescribed ones are locked, dated ones have days of their own (DO-16). */
export function MediaSection({ model }: { model: WizardModel }) {
  const tools = useMessages(messages)
  const { t } = tools
  const { draft, change, faultOf, today } = model
  return (
    <Section title={t('media.title')} hasDivider>
      <FieldGrid>
        <FieldGridItem columns={6}>
          <DatePicker
            label={t('media.start')}
            isRequired
            today={today}
            value={draft.start}
            onChange={(start) => change(startChange(draft, start))}
            errorMessage={faultOf('start')}
          />
        </FieldGridItem>
        <FieldGridItem columns={6}>
          <DatePicker
            label={t('media.end')}
            isRequired
            today={today}
            value={draft.end}
            // From here on it keeps its distance to the start.
            onChange={(end) => change({ end, duration: null })}
            description={
              draft.duration
                ? t('media.endHint', { duration: durationWords(tools, draft.duration) })
                : undefined
            }
            errorMessage={faultOf('end')}
          />
        </FieldGridItem>
      </FieldGrid>
      <div className="at-media-group">
        <Media model={model} />
      </div>
    </Section>
  )
}

function Media({ model }: { model: WizardModel }) {
  const { t } = useMessages(messages)
  const { draft, change, options, faultOf } = model
  const warnings = useMediaWarnings(model)
  if (!options) return <p className="at-quiet">{t('media.none')}</p>
  if (options.state === 'loading') return <OptionsLoading />
  if (options.state === 'failed') return <OptionsFailure onRetry={options.retry} />
  const { media } = options.data
  const set = (mediaTypeId: number, next: Partial<DraftMedium>) =>
    change({
      media: draft.media.map((one) =>
        one.mediaTypeId === mediaTypeId ? { ...one, ...next } : one,
      ),
    })
  const selected = draft.media.filter((one) => one.isSelected)
  return (
    <CheckboxGroup
      label={t('media.label')}
      isRequired
      errorMessage={faultOf('media')}
      value={selected.map(({ mediaTypeId }) => String(mediaTypeId))}
      onChange={(chosen) =>
        change({
          media: draft.media.map((one) => {
            const isRequired = media.some((known) => known.mediaTypeId === one.mediaTypeId && known.isRequired) // prettier-ignore
            return { ...one, isSelected: isRequired || chosen.includes(String(one.mediaTypeId)) }
          }),
        })
      }
    >
      <div className="at-media">
        {media.map((medium) => {
          const entered = draft.media.find((one) => one.mediaTypeId === medium.mediaTypeId)
          return (
            <Medium
              key={medium.mediaTypeId}
              model={model}
              medium={medium}
              entered={entered}
              warning={warnings.get(medium.mediaTypeId)}
              onChange={(next) => set(medium.mediaTypeId, next)}
            />
          )
        })}
      </div>
    </CheckboxGroup>
  )
}

interface MediumProps {
  model: WizardModel
  medium: MediaChoice
  entered: DraftMedium | undefined
  /** Why it may not work out. */
  warning: string | undefined
  onChange: (change: Partial<DraftMedium>) => void
}

function Medium({ model, medium, entered, warning, onChange }: MediumProps) {
  const { t } = useMessages(messages)
  const { faultOf, today } = model
  const { mediaTypeId, name, kind, isRequired, needsDates } = medium
  const isSelected = entered?.isSelected === true
  return (
    <div className="at-medium">
      <Checkbox
        value={String(mediaTypeId)}
        isReadOnly={isRequired}
        description={isRequired ? t('media.required') : undefined}
      >
        <span className="at-medium-name">
          <MediaMark kind={kind} size="small" isDecorative />
          {name}
        </span>
      </Checkbox>
      {isSelected && needsDates && (
        <div className="at-own">
          <FieldGrid>
            <FieldGridItem columns={6}>
              <DatePicker
                label={t('media.ownStart', { medium: name })}
                description={t('media.ownHint')}
                today={today}
                value={entered.start}
                onChange={(next) =>
                  onChange({
                    start: next,
                    ...(next !== null && entered.end !== null && entered.end <= next && { end: addDays(next, 2) }), // prettier-ignore
                  })
                }
                errorMessage={faultOf(mediaField(mediaTypeId, 'start'))}
              />
            </FieldGridItem>
            <FieldGridItem columns={6}>
              <DatePicker
                label={t('media.ownEnd', { medium: name })}
                today={today}
                value={entered.end}
                onChange={(end) => onChange({ end })}
                errorMessage={faultOf(mediaField(mediaTypeId, 'end'))}
              />
            </FieldGridItem>
          </FieldGrid>
        </div>
      )}
      {warning && <Banner tone="warn">{warning}</Banner>}
    </div>
  )
}
