import { expect, test } from 'vitest'
import { pageColours, renderPage } from './first-paint.ts'

const TEMPLATE = '<!doctype html><html lang="de"><head><!--first-paint--></head></html>'
const config = {
  url: 'https://portal.example',
  contentUrl: 'https://content.example',
  issuer: 'https://portal.example',
  clientId: 'portal',
  renewal: 'iframe' as const,
  changePasswordUrl: '/password',
  version: '1',
  hasOffice: false,
  makesPdf: false,
  hasSessions: true,
  demo: false,
}
const theme = {
  primaryColor: '#ffed00',
  secondaryColor: null,
  brandPictureUrl: 'https://content.example/brand.jpg',
  agencyPictureUrl: 'https://content.example/agency.png',
  appHeaderStyle: 'brand',
  navigationStyle: '{"ground":"picture"}',
  isNavigationExpanded: false,
  themeToLoad: 'dark' as const,
}

test("the page's first frame has the tenant's colours, mode, both pictures and bars (GEN-05)", () => {
  const page = renderPage(TEMPLATE, { nonce: 'n1', look: {}, theme, config })
  const [, name] = /data-at-theme="([^"]+)"/.exec(page) ?? []
  expect(name).toMatch(/^ffed00-/)
  expect(page).toContain('data-at-mode="dark" data-at-header="brand" data-at-navigation="picture"')
  expect(page).toContain(`<style nonce="n1">`)
  expect(page).toContain(`[data-at-theme="${name}"]{--at-brand-picture:url(`)
  expect(page).toContain('https://content.example/brand.jpg')
  expect(page).toContain('--at-agency-picture:url("https://content.example/agency.png")')
})

test('the mode is the person’s, else the tenant’s, else what the system prefers (SET-02)', () => {
  const modeOf = (look: { mode?: 'light' | 'dark' }, themeToLoad: 'light' | 'dark' | null) => {
    const page = renderPage(TEMPLATE, {
      nonce: 'n1',
      look,
      theme: { ...theme, themeToLoad },
      config,
    })
    expect(page).toContain('@media (prefers-color-scheme:dark)')
    return /<html[^>]* data-at-mode="(\w+)"/.exec(page)?.[1]
  }
  expect(modeOf({ mode: 'light' }, 'dark')).toBe('light')
  expect(modeOf({}, 'dark')).toBe('dark')
  expect(modeOf({}, null)).toBeUndefined()
})

test('nothing in a theme can end its style element', () => {
  const evil = {
    ...theme,
    primaryColor: '#fff}</style><script>',
    brandPictureUrl: '"</style><script>alert(1)</script>',
    navigationStyle: '"></html><script>',
  }
  const page = renderPage(TEMPLATE, { nonce: 'n1', look: {}, theme: evil, config })
  // What hears keys early, and the configuration.
  expect(page.match(/<script/g)).toHaveLength(2)
  expect(page.match(/<\/style/g)).toEqual(['</style'])
})

test('without a tenant it is the plain default', () => {
  const page = renderPage(TEMPLATE, { nonce: 'n1', look: {}, theme: null, config })
  expect(page).toContain(
    'data-at-theme="2392d4" data-at-header="plain" data-at-navigation="canvas"',
  )
})

test("a page beside the portal has the tenant's colours in both modes, and nothing that ends its style", () => {
  const { name, css } = pageColours(theme)
  expect(name).toBe('ffed00')
  expect(css).toContain(`[data-at-theme="${name}"]`)
  expect(css).toMatch(/--at-brand:#ffed00/)
  expect(css).toMatch(/--at-text:light-dark\(#\w+,#\w+\)/)
  expect(pageColours({ primaryColor: '#fff}</style>', secondaryColor: null }).css).not.toContain(
    '<',
  )
})
