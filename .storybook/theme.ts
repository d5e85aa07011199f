import { create } from 'storybook/theming/create'
import { createTheme, type Mode } from '../packages/design-system/src/theme/index.ts'

const { light, dark } = createTheme({})
const colors = { light, dark }

/** The workspace's own look: the design system's default colours on Storybook's names. */
export function workspaceTheme(mode: Mode) {
  const color = colors[mode]
  return create({
    base: mode,
    brandTitle: 'Atrium',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: wordmark(color.text, color.brand),
    fontBase: "'Inter Variable', 'Inter', system-ui, sans-serif",
    fontCode: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, monospace",
    colorPrimary: color.brand,
    colorSecondary: mode === 'light' ? color['brand-text'] : colors.light['brand-text'],
    appBg: color.canvas,
    appContentBg: color.sheet,
    appPreviewBg: color.sheet,
    appBorderColor: color.line,
    appBorderRadius: 9,
    textColor: color.text,
    textMutedColor: color['text-2'],
    textInverseColor: color['on-inverse'],
    barBg: color.canvas,
    barTextColor: color['text-2'],
    barSelectedColor: color['brand-text'],
    barHoverColor: color['brand-text'],
    inputBg: color.raised,
    inputBorder: color['line-strong'],
    inputTextColor: color.text,
    inputBorderRadius: 6,
    buttonBg: color.raised,
    buttonBorder: color['line-strong'],
    booleanBg: color.sunken,
    booleanSelectedBg: color.raised,
  })
}

/** A court with light in it, and the name. */
function wordmark(text: string, light: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="28" viewBox="0 0 112 28"><rect x="1" y="3" width="22" height="22" rx="6" fill="none" stroke="${text}" stroke-width="2"/><path d="M7 19 12 8.5 17 19z" fill="${light}"/><text x="32" y="20.500" fill="${text}" font-family="'Schibsted Grotesk Variable','Schibsted Grotesk',system-ui,sans-serif" font-size="19" font-weight="650" letter-spacing="-0.4">Atrium</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
