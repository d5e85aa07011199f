import { RadioGroup, Switch } from '@atrium/design-system'
import { HEADER_STYLES, NAVIGATION_GROUNDS } from '@atrium/design-system/theme'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { groundOf, headerOf, withGround } from '../theme-studio.logic.ts'
import type { PictureModel } from '../usePictures.ts'
import type { ThemeEditorModel } from '../useThemeEditor.ts'
import { PictureField } from './PictureField.tsx'

const modes = ['system', 'light', 'dark'] as const

interface LookFieldsProps {
  editor: ThemeEditorModel
  pictures: PictureModel
}

/** Pictures, header, navigation and mode (ENT-04). */
export function LookFields({ editor, pictures }: LookFieldsProps) {
  const { t } = useMessages(messages)
  const { draft, changeLook, canEdit } = editor
  const { look } = draft
  const hasPicture = look.brandPicture !== null
  const pictureNote = hasPicture ? undefined : t('look.needsPicture')
  return (
    <div className="at-fields">
      <PictureField
        label={t('field.brandPicture')}
        description={t('field.brandPictureHint')}
        value={look.brandPicture}
        onChange={(brandPicture) => changeLook({ brandPicture })}
        pictures={pictures}
        canEdit={canEdit}
      />
      <PictureField
        label={t('field.agencyPicture')}
        description={t('field.agencyPictureHint')}
        value={look.agencyPicture}
        onChange={(agencyPicture) => changeLook({ agencyPicture })}
        pictures={pictures}
        canEdit={canEdit}
      />
      <RadioGroup
        label={t('field.header')}
        variant="row"
        isDisabled={!canEdit}
        description={pictureNote}
        options={HEADER_STYLES.map((value) => ({
          value,
          label: t(`ground.${value}`),
          isDisabled: value === 'picture' && !hasPicture,
        }))}
        value={headerOf(look)}
        onChange={(value) => changeLook({ headerStyle: value === 'plain' ? null : value })}
      />
      <RadioGroup
        label={t('field.navigation')}
        variant="row"
        isDisabled={!canEdit}
        description={pictureNote}
        options={NAVIGATION_GROUNDS.map((value) => ({
          value,
          label: t(`ground.${value === 'canvas' ? 'plain' : value}`),
          isDisabled: value === 'picture' && !hasPicture,
        }))}
        value={groundOf(look)}
        onChange={(value) =>
          changeLook({ navigationStyle: withGround(look.navigationStyle, value) })
        }
      />
      <Switch
        isSelected={look.isNavigationExpanded}
        isDisabled={!canEdit}
        description={t('field.expandedHint')}
        onChange={(isNavigationExpanded) => changeLook({ isNavigationExpanded })}
      >
        {t('field.expanded')}
      </Switch>
      <RadioGroup
        label={t('field.mode')}
        variant="row"
        isDisabled={!canEdit}
        description={t('field.modeHint')}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        value={look.mode ?? 'system'}
        onChange={(value) => changeLook({ mode: value === 'system' ? null : value })}
      />
    </div>
  )
}
