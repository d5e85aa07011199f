import { languageOf } from '@atrium/portal-modules/kit'
import { RadioGroup, Switch } from '@atrium/design-system'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { changeLook, useLook } from '../look/look-store.ts'
import { usePortalMessages } from '../messages/index.ts'
import { useLanguageChoice } from '../language/useLanguageChoice.ts'
import { useSettingsMessages } from './messages/index.ts'

/** Language, light or dark, contrast: each is applied at once (SET-01, SET-02, GEN-03). */
export function LookFields() {
  const { t } = useSettingsMessages()
  const portal = usePortalMessages()
  const look = useLook()
  const speak = useLanguageChoice()
  return (
    <>
      <RadioGroup<'de' | 'en'>
        label={portal.t('language')}
        description={t('languageHint')}
        variant="row"
        options={[
          { value: 'de', label: <span lang="de">{portal.t('german')}</span> },
          { value: 'en', label: <span lang="en">{portal.t('english')}</span> },
        ]}
        value={languageOf(portal.locale)}
        onChange={(language) => void speak(language)}
      />
      <RadioGroup<'light' | 'dark' | 'follow'>
        label={portal.t('display')}
        variant="cards"
        options={[
          { value: 'light', label: portal.t('displayLight'), icon: Sun },
          { value: 'dark', label: portal.t('displayDark'), icon: Moon },
          {
            value: 'follow',
            label: portal.t('displayFollow'),
            description: t('followDetail'),
            icon: SunMoon,
          },
        ]}
        value={look.mode ?? 'follow'}
        onChange={(mode) => changeLook({ mode: mode === 'follow' ? undefined : mode })}
      />
      <Switch
        description={t('contrastDetail')}
        isSelected={look.contrast === 'more'}
        onChange={(isOn) => changeLook({ contrast: isOn ? 'more' : undefined })}
      >
        {t('contrast')}
      </Switch>
    </>
  )
}
