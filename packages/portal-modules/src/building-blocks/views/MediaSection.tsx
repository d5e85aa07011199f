import { Checkbox, MediaMark, Section, TagPicker } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import type { BlockMedium, MediaChoice } from '../building-blocks.port.ts'
import { withMedia } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import type { BlockEditor } from '../useBlockEditor.ts'

interface MediaSectionProps {
  editor: BlockEditor
  mediaTypes: readonly MediaChoice[]
}

/** The media types that it offers: which belong to it for good, and which run on days of their own (DO-16). */
export function MediaSection({ editor, mediaTypes }: MediaSectionProps) {
  const { t } = useMessages(messages)
  const { draft, change, faultOf } = editor
  const { media } = draft
  const nameOf = (id: number) => mediaTypes.find((one) => one.id === id)?.name ?? `#${id}`
  const set = (mediaTypeId: number, next: Partial<BlockMedium>) =>
    change({
      media: media.map((one) => (one.mediaTypeId === mediaTypeId ? { ...one, ...next } : one)),
    })
  const fault = faultOf('media') ?? media.map((_, index) => faultOf(`media.${index}`)).find(Boolean)
  return (
    <Section title={t('media.title')} description={t('media.hint')} hasDivider>
      <TagPicker
        label={t('media.label')}
        options={mediaTypes.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={media.map(({ mediaTypeId }) => ({ id: String(mediaTypeId), label: nameOf(mediaTypeId) }))} // prettier-ignore
        onChange={(chosen) => change({ media: withMedia(media, chosen.map(({ id }) => Number(id))) })} // prettier-ignore
        maxVisible={6}
        errorMessage={fault}
      />
      {media.length > 0 && (
        <ul className="at-media" aria-label={t('media.title')}>
          {media.map(({ mediaTypeId, isRequired, needsDates }) => {
            const name = nameOf(mediaTypeId)
            const kind = mediaTypes.find((one) => one.id === mediaTypeId)?.kind ?? 'cross-media'
            return (
              <li key={mediaTypeId}>
                <span className="at-name">
                  <MediaMark kind={kind} size="small" isDecorative />
                  {name}
                </span>
                <Checkbox
                  isSelected={isRequired}
                  onChange={(next) => set(mediaTypeId, { isRequired: next })}
                  aria-label={t('media.requiredOf', { name })}
                >
                  {t('media.required')}
                </Checkbox>
                <Checkbox
                  isSelected={needsDates}
                  onChange={(next) => set(mediaTypeId, { needsDates: next })}
                  aria-label={t('media.datesOf', { name })}
                >
                  {t('media.dates')}
                </Checkbox>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
