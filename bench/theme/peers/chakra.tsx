import {
  Button,
  Card,
  ChakraProvider,
  Checkbox,
  Field,
  Input,
  createSystem,
  defaultConfig,
} from '@chakra-ui/react'
import { useLayoutEffect } from 'react'
import { Mixed, type Kit } from '../page/Mixed.tsx'
import { ramp } from '../page/ramp.ts'
import { useLook } from '../page/switch.ts'

const kit: Kit = {
  Button: ({ isPrimary, text }) => (
    <Button variant={isPrimary ? 'solid' : 'outline'}>{text}</Button>
  ),
  TextField: ({ label }) => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input />
    </Field.Root>
  ),
  Checkbox: ({ label }) => (
    <Checkbox.Root>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  ),
  Card: ({ title, text }) => (
    <Card.Root>
      <Card.Body>
        <Card.Title data-title>{title}</Card.Title>
        <Card.Description>{text}</Card.Description>
      </Card.Body>
    </Card.Root>
  ),
}

const NAMES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950']

function systemOf(brand: 'blue' | 'red') {
  const shades = ramp(brand, NAMES.length)
  const tokens = Object.fromEntries(NAMES.map((name, index) => [name, { value: shades[index] }]))
  const shade = (name: string) => ({ value: `{colors.brand.${name}}` })
  const semantic = {
    solid: shade('600'),
    contrast: { value: 'white' },
    fg: shade('700'),
    muted: shade('100'),
    subtle: shade('200'),
    emphasized: shade('300'),
    focusRing: shade('500'),
  }
  return createSystem(defaultConfig, {
    globalCss: { html: { colorPalette: 'brand' } },
    theme: {
      tokens: { colors: { brand: tokens } },
      semanticTokens: { colors: { brand: semantic } },
    },
  })
}
const SYSTEMS = { blue: systemOf('blue'), red: systemOf('red') }

const content = (
  <main data-ground style={{ background: 'var(--chakra-colors-bg)' }}>
    <Mixed kit={kit} />
  </main>
)

/** A class of the root element for the mode, as next-themes sets it; another system for the brand. */
export function App() {
  const { mode, brand } = useLook()
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', mode === 'dark')
    document.documentElement.classList.toggle('light', mode === 'light')
  }, [mode])
  return <ChakraProvider value={SYSTEMS[brand]}>{content}</ChakraProvider>
}
