import { ColorField, FileButton } from '@atrium/design-system'
import { Pipette } from 'lucide-react'
import { useSwatches } from '../../kit/colors/index.ts'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { PictureModel } from '../usePictures.ts'
import type { ThemeEditorModel } from '../useThemeEditor.ts'

/** Kinds of pictures that the server takes (ENT-20). */
export const pictureKinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

interface ColorFieldsProps {
  editor: ThemeEditorModel
  pictures: PictureModel
}

/** The two colours, typed, picked or taken from a picture (SETUP-09). */
export function ColorFields({ editor, pictures }: ColorFieldsProps) {
  const { t } = useMessages(messages)
  const { draft, change, canEdit, failure } = editor
  const swatches = useSwatches(pictures.suggested)
  const shared = { swatches: canEdit ? swatches : [], isReadOnly: !canEdit }
  return (
    <div className="at-fields">
      <ColorField
        {...shared}
        label={t('field.primary')}
        description={t('field.primaryHint')}
        value={draft.primary}
        onChange={(primary) => change({ primary })}
        errorMessage={failure?.fields.primary}
      />
      <ColorField
        {...shared}
        label={t('field.secondary')}
        description={t('field.secondaryHint')}
        value={draft.secondary}
        onChange={(secondary) => change({ secondary })}
        errorMessage={failure?.fields.secondary}
      />
      {canEdit && pictures.upload && (
        <div>
          <FileButton
            icon={Pipette}
            accept={pictureKinds}
            isPending={pictures.isUploading}
            onFiles={([file]) => file && void pictures.upload?.(file)}
          >
            {t('colors.fromLogo')}
          </FileButton>
        </div>
      )}
    </div>
  )
}
