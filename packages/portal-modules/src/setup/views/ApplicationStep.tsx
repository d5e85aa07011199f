import { ColorField, ImageSelector, TextArea, TextField } from '@atrium/design-system'
import { suggestionsFrom, useSwatches } from '../../kit/colors/index.ts'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { pictureOf } from '../setup.logic.ts'
import type { StepProps } from './step.ts'

/** Kinds of pictures that the server takes (ENT-20). */
const pictureKinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif'
const small = (url: string) => (url.startsWith('/images/') ? `${url}?w=280` : url)

/** Name, picture and colours (SETUP-05, SETUP-06, SETUP-09). */
export function ApplicationStep({ model, choices }: StepProps) {
  const { t } = useMessages(messages)
  const { draft, change, faultOf, bring, isUploading } = model
  const picture = pictureOf(draft, choices.pictures)
  const swatches = useSwatches(suggestionsFrom(picture?.colors ?? []))

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
        onUpload={bring && (([file]) => file && bring(file))}
        errorMessage={faultOf('picture')}
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
