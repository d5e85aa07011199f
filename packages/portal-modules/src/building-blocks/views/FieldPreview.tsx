import { Checkbox, CheckboxGroup, Section } from '@atrium/design-system'
import { useDeferredValue, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { SettingsForm } from '../../kit/settings/index.ts'
import type { MediaChoice } from '../building-blocks.port.ts'
import { toField, type BlockDraft } from '../draft.logic.ts'
import { askedFields, mediaOf, toSetting } from '../fields.logic.ts'
import { messages } from '../messages/index.ts'
import { previewCss } from './blocks.css.ts'

interface FieldPreviewProps {
  draft: Pick<BlockDraft, 'fields' | 'media'>
  mediaTypes: readonly MediaChoice[]
}

const Frame = styled.div`
  ${previewCss}
`

/** The fields as an order asks for them, by the renderer that the order form has; it can be tried out (CFG-09). */
export function FieldPreview({ draft, mediaTypes }: FieldPreviewProps) {
  const { t } = useMessages(messages)
  const { fields: entered, media } = useDeferredValue(draft)
  const [left, setLeft] = useState<readonly number[]>([])
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  const nameOf = (id: number) => mediaTypes.find((one) => one.id === id)?.name ?? `#${id}`
  const all = mediaOf(media, entered)
  const ordered = all.filter((id) => !left.includes(id))
  const fields = askedFields(entered, ordered)
  const placeOf = (uid: string) => entered.findIndex((one) => one.uid === uid) + 1
  const settings = fields.map((field) => {
    const sent = toField(field)
    const named = { ...sent, name: sent.name || t('field.unnamed') }
    return toSetting(underItsMedium(named, nameOf), placeOf(field.uid))
  })
  return (
    <Section title={t('preview.title')} description={t('preview.hint')} hasDivider>
      <Frame>
        {all.length > 0 && entered.some(({ mediaTypeId }) => mediaTypeId !== null) && (
          <CheckboxGroup
            label={t('preview.media')}
            value={ordered.map(String)}
            onChange={(chosen) => setLeft(all.filter((id) => !chosen.includes(String(id))))}
          >
            {all.map((id) => (
              <Checkbox key={id} value={String(id)}>
                {nameOf(id)}
              </Checkbox>
            ))}
          </CheckboxGroup>
        )}
        {settings.length === 0 ? (
          <p className="at-quiet">{t('preview.empty')}</p>
        ) : (
          <SettingsForm
            settings={settings}
            values={Object.fromEntries(
              fields.map((field) => {
                const key = `field-${placeOf(field.uid)}`
                // Another default is shown until something else was tried.
                return [key, values[field.uid] ?? field.value]
              }),
            )}
            onChange={(key, value) => {
              const field = entered[Number(key.slice('field-'.length)) - 1]
              if (field) setValues((now) => ({ ...now, [field.uid]: value }))
            }}
            faultOf={() => undefined}
          />
        )}
      </Frame>
    </Section>
  )
}

/** Fields of a medium stand under its name, where they have no group: as in the order form. */
const underItsMedium = <Field extends { mediaTypeId: number | null; group: string }>(
  field: Field,
  nameOf: (id: number) => string,
): Field =>
  field.mediaTypeId === null || field.group ? field : { ...field, group: nameOf(field.mediaTypeId) }
