import '@atrium/design-system/base.css'
import { I18nProvider, ThemeScope } from '@atrium/design-system'
import { Button } from '@atrium/design-system/Button'
import { Card } from '@atrium/design-system/Card'
import { Checkbox } from '@atrium/design-system/Checkbox'
import { TextField } from '@atrium/design-system/TextField'
import { scopeCss } from '@atrium/design-system/theme'
import { Mixed, type Kit } from '../page/Mixed.tsx'
import { BRANDS, useLook } from '../page/switch.ts'

const kit: Kit = {
  Button: ({ isPrimary, text }) => (
    <Button variant={isPrimary ? 'primary' : 'secondary'}>{text}</Button>
  ),
  TextField: ({ label }) => <TextField label={label} />,
  Checkbox: ({ label }) => <Checkbox>{label}</Checkbox>,
  Card: ({ title, text }) => <Card title={<span data-title>{title}</span>}>{text}</Card>,
}

const content = (
  <main data-ground style={{ background: 'var(--at-sheet)' }}>
    <Mixed kit={kit} />
  </main>
)

// Made beforehand, as the others make their theme objects.
for (const primary of Object.values(BRANDS)) scopeCss({ primary })

/** Mode and brand are props of the scope around the page. */
export function App() {
  const { mode, brand } = useLook()
  return (
    <I18nProvider locale="en-GB">
      <ThemeScope isRoot theme={{ primary: BRANDS[brand] }} mode={mode}>
        {content}
      </ThemeScope>
    </I18nProvider>
  )
}
