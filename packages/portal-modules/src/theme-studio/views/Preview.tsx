import { ThemeScope } from '@atrium/design-system'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { ThemeLook } from '../theme-studio.port.ts'
import { PreviewScreen } from './PreviewScreen.tsx'
import { previewCss } from './studio.css.ts'

interface PreviewProps {
  /** Name of the application. */
  name: string
  look: ThemeLook
}

const Root = styled.section`
  ${previewCss}
`

/**
 * The same piece of the portal in light and in dark, in the theme as it is entered: changes are seen
 * at once and by nobody else (D-07).
 */
export function Preview({ name, look }: PreviewProps) {
  const { t } = useMessages(messages)
  const titleId = useId()
  const root = useFitting()
  const { primary, secondary, brandPicture, agencyPicture } = look
  return (
    <Root ref={root} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('preview.title')}</h2>
      <p>{t('preview.detail')}</p>
      {(['light', 'dark'] as const).map((mode) => (
        <figure key={mode} data-at-preview={mode}>
          <figcaption>{t(`mode.${mode}`)}</figcaption>
          <div className="at-window">
            {/* A picture of a screen: it is looked at, not used. */}
            <div className="at-screen" inert>
              <ThemeScope
                theme={{ primary: primary ?? undefined, secondary: secondary ?? undefined }}
                mode={mode}
                pictures={{ brandPicture, agencyPicture }}
                headerStyle={look.headerStyle}
                navigationStyle={look.navigationStyle}
                isNavigationExpanded={look.isNavigationExpanded}
              >
                <PreviewScreen name={name} picture={brandPicture} />
              </ThemeScope>
            </div>
          </div>
        </figure>
      ))}
    </Root>
  )
}

/** Makes the screens as small as their window is narrow. */
function useFitting() {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = root.current
    const view = element?.querySelector('.at-window')
    if (!element || !view) return
    const fit = () => {
      const screen = Number.parseFloat(getComputedStyle(element).getPropertyValue('--_screen'))
      element.style.setProperty('--_scale', String(view.clientWidth / screen))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(view)
    return () => observer.disconnect()
  }, [])
  return root
}
