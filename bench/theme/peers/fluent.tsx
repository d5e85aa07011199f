import {
  Button,
  Card,
  CardHeader,
  Checkbox,
  Field,
  FluentProvider,
  Input,
  createDarkTheme,
  createLightTheme,
  tokens,
  type BrandVariants,
} from '@fluentui/react-components'
import { Mixed, type Kit } from '../page/Mixed.tsx'
import { ramp } from '../page/ramp.ts'
import { useLook } from '../page/switch.ts'

const kit: Kit = {
  Button: ({ isPrimary, text }) => (
    <Button appearance={isPrimary ? 'primary' : 'secondary'}>{text}</Button>
  ),
  TextField: ({ label }) => (
    <Field label={label}>
      <Input />
    </Field>
  ),
  Checkbox: ({ label }) => <Checkbox label={label} />,
  Card: ({ title, text }) => (
    <Card>
      <CardHeader header={<b data-title>{title}</b>} />
      <span>{text}</span>
    </Card>
  ),
}

function themes(brand: 'blue' | 'red') {
  const shades = ramp(brand, 16).toReversed()
  const variants = Object.fromEntries(
    shades.map((shade, index) => [(index + 1) * 10, shade]),
  ) as unknown as BrandVariants
  return { light: createLightTheme(variants), dark: createDarkTheme(variants) }
}
const THEMES = { blue: themes('blue'), red: themes('red') }

const content = (
  <main data-ground style={{ background: tokens.colorNeutralBackground1 }}>
    <Mixed kit={kit} />
  </main>
)

/** The provider takes another theme. */
export function App() {
  const { mode, brand } = useLook()
  return <FluentProvider theme={THEMES[brand][mode]}>{content}</FluentProvider>
}
