import { styled } from 'styled-components'

const svg = (body: string, size: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${body}</svg>`)}`

/** Bright and dark parts side by side: what a veil has to cope with. */
export const PICTURE = svg(
  '<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#fff"/><stop offset=".5" stop-color="#4ab"/><stop offset="1" stop-color="#012"/></linearGradient></defs><path fill="url(#a)" d="M0 0h400v300H0z"/><circle cx="300" cy="80" r="60" fill="#ffd"/><path fill="#135" d="m0 300 120-140 90 90 70-60 120 110z"/>',
  '400 300',
)
const mark = (color: string) =>
  svg(`<path fill="${color}" d="M4 28V4l12 14L28 4v24h-6V18l-6 7-6-7v10z"/>`, '32 32')
export const LOGO = { normal: mark('#14507a'), white: mark('#fff') }

export const LOOKS = [
  { title: 'Ruhig' },
  { title: 'Kopfzeile in der Marke', headerStyle: 'brand' },
  { title: 'Navigation in der Marke', navigationStyle: '{"ground":"brand"}' },
  {
    title: 'Alles auf dem Markenbild',
    headerStyle: 'picture',
    navigationStyle: '{"ground":"picture"}',
  },
]

/** A story with several shells has several of what a page has once. */
export const MANY_SHELLS = {
  options: {
    rules: Object.fromEntries(
      [
        'landmark-unique',
        'landmark-no-duplicate-main',
        'landmark-no-duplicate-banner',
        'landmark-main-is-top-level',
        'landmark-banner-is-top-level',
      ].map((id) => [id, { enabled: false }]),
    ),
  },
}

export const Stack = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-6);
  }
`
export const Pair = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-3);
  }
`
/** A window of a shell, which is as high as the screen. */
export const Frame = styled.section`
  @layer at.components {
    block-size: 460px;
    overflow: hidden;
    contain: paint;
    border: 1px solid var(--at-line);

    &[data-small] {
      block-size: 230px;
    }
  }
`
