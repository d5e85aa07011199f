import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Checkbox from '@mui/material/Checkbox'
import CssBaseline from '@mui/material/CssBaseline'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles'
import { useEffect, useId } from 'react'
import { Mixed, type Kit } from '../page/Mixed.tsx'
import { BRANDS, useLook } from '../page/switch.ts'

const kit: Kit = {
  Button: ({ isPrimary, text }) => (
    <Button variant={isPrimary ? 'contained' : 'outlined'}>{text}</Button>
  ),
  TextField: function Labelled({ label }) {
    return <TextField id={useId()} label={label} />
  },
  Checkbox: ({ label }) => <FormControlLabel control={<Checkbox />} label={label} />,
  Card: ({ title, text }) => (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h2" data-title>
          {title}
        </Typography>
        <Typography variant="body2">{text}</Typography>
      </CardContent>
    </Card>
  ),
}

function themeOf(brand: 'blue' | 'red') {
  const palette = { primary: { main: BRANDS[brand] } }
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data' },
    colorSchemes: { light: { palette }, dark: { palette } },
  })
}
const THEMES = { blue: themeOf('blue'), red: themeOf('red') }

const content = (
  <main data-ground style={{ background: 'var(--mui-palette-background-default)' }}>
    <Mixed kit={kit} />
  </main>
)

function Mode({ mode }: { mode: 'light' | 'dark' }) {
  const { setMode } = useColorScheme()
  useEffect(() => setMode(mode), [mode, setMode])
  return undefined
}

/** CSS theme variables: `setMode` for the mode, another theme for the brand. */
export function App() {
  const { mode, brand } = useLook()
  return (
    <ThemeProvider theme={THEMES[brand]} defaultMode="light">
      <CssBaseline />
      <Mode mode={mode} />
      {content}
    </ThemeProvider>
  )
}
