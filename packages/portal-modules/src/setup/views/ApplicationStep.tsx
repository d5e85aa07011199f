import { ColorField, ImageSelector, TextArea, TextField } from '@atrium/design-system'
import { useState } from 'react'
import { suggestionsFrom, useSwatches } from '../../kit/colors/index.ts'
import { toPortError, useMessages, useModuleHost } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import { pictureOf, withPicture } from '../setup.logic.ts'
import type { StepProps } from './step.ts'

/** Kinds of pictures that the server takes (ENT-20). */
const pictureKinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif'
/** 20 MiB, as the server takes them. */
const maxBytes = 20_971_520
const small = (url: string) => (url.startsWith('/images/') ? `${url}?w=280` : url)

/** Name, picture and colours (SETUP-05, SETUP-06, SETUP-09). */
export function ApplicationStep({ model, choices, upload }: StepProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { notify, announce } = useModuleHost()
  const { draft, change, faultOf } = model
  const [isUploading, setUploading] = useState(false)
  const picture = pictureOf(draft, choices.pictures)
  const swatches = useSwatches(suggestionsFrom(picture?.colors ?? []))

  const bring = async (file: File) => {
    const fail = (detail: string) =>
      notify({ tone: 'failure', title: t('picture.failed', { name: file.name }), detail })
    if (file.size > maxBytes) return fail(t('error.too-large'))
    setUploading(true)
    try {
      const brought = await upload!(file)
      change({ uploads: withPicture(draft.uploads, brought), pictureId: brought.id })
      announce(t('picture.colors', { count: suggestionsFrom(brought.colors).length }))
    } catch (thrown) {
      const error = toPortError(thrown)
      const [ofFile] = Object.values(error.fields).flat()
      fail(ofFile ?? errorText(tools, error))
    } finally {
      setUploading(false)
    }
  }

  return (
    <div className="at-fields">
      <TextField
        label={t('field.name')}
        description={t('field.nameHint')}
        isRequired
        maxLength={100}
        value={draft.name}
        onChange={(name) => change({ name })}
        errorMessage={faultOf('name')}
      />
      <TextArea
        label={t('field.description')}
        description={t('field.descriptionHint')}
        maxLength={1_000}
        value={draft.description}
        onChange={(description) => change({ description })}
        errorMessage={faultOf('description')}
      />
      <TextField
        label={t('field.agency')}
        description={t('field.agencyHint')}
        maxLength={100}
        value={draft.agencyName}
        onChange={(agencyName) => change({ agencyName })}
        errorMessage={faultOf('agencyName')}
      />
      <ImageSelector
        label={t('field.picture')}
        description={t('field.pictureHint')}
        accept={pictureKinds}
        isUploading={isUploading}
        images={[
          ...draft.uploads.map(({ id, url }, index) => ({
            id,
            url: small(url),
            label: t('picture.uploaded', { number: draft.uploads.length - index }),
          })),
          ...choices.pictures.map(({ id, url }, index) => ({
            id,
            url: small(url),
            label: t('picture.stock', { number: index + 1 }),
            isStock: true,
          })),
        ]}
        value={picture?.id ?? null}
        onChange={(pictureId) => change({ pictureId })}
        onUpload={upload && (([file]) => file && void bring(file))}
      />
      <div className="at-colors">
        <ColorField
          label={t('field.primary')}
          description={t('field.primaryHint')}
          swatches={swatches}
          showsReport
          value={draft.primary}
          onChange={(primary) => change({ primary })}
          errorMessage={faultOf('primary')}
        />
        <ColorField
          label={t('field.secondary')}
          description={t('field.secondaryHint')}
          swatches={swatches}
          showsReport
          value={draft.secondary}
          onChange={(secondary) => change({ secondary })}
          errorMessage={faultOf('secondary')}
        />
      </div>
    </div>
  )
}
