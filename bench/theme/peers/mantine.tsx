import '@mantine/core/styles.css'
import {
  Button,
  Card,
  Checkbox,
  MantineProvider,
  Text,
  TextInput,
  Title,
  createTheme,
  useMantineColorScheme,
  type MantineColorsTuple,
} from '@mantine/core'
import { useEffect } from 'react'
import { Mixed, type Kit } from '../page/Mixed.tsx'
import { ramp } from '../page/ramp.ts'
import { useLook } from '../page/switch.ts'

const kit: Kit = {
  Button: ({ isPrimary, text }) => (
    <Button variant={isPrimary ? 'filled' : 'default'}>{text}</Button>
  ),
  TextField: ({ label }) => <TextInput label={label} />,
  Checkbox: ({ label }) => <Checkbox label={label} />,
  Card: ({ title, text }) => (
    <Card withBorder>
      <Title order={2} size="h4" data-title>
        {title}
      </Title>
      <Text size="sm">{text}</Text>
    </Card>
  ),
}

const themeOf = (brand: 'blue' | 'red') =>
  createTheme({
    primaryColor: 'brand',
    colors: { brand: ramp(brand, 10) as unknown as MantineColorsTuple },
  })
const THEMES = { blue: themeOf('blue'), red: themeOf('red') }

const content = (
  <main data-ground style={{ background: 'var(--mantine-color-body)' }}>
    <Mixed kit={kit} />
  </main>
)

function Mode({ mode }: { mode: 'light' | 'dark' }) {
  const { setColorScheme } = useMantineColorScheme()
  useEffect(() => setColorScheme(mode), [mode, setColorScheme])
  return undefined
}

/** `setColorScheme` for the mode, another theme for the brand. */
export function App() {
  const { mode, brand } = useLook()
  return (
    <MantineProvider theme={THEMES[brand]}>
      <Mode mode={mode} />
      {content}
    </MantineProvider>
  )
}
