import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { OverlayBanner } from '../../overlay/index.ts'
import { DialogBody } from '../Dialog/DialogBody.tsx'
import { scrimCss, shortCss } from '../Dialog/dialog.css.ts'
import { IconButton } from '../IconButton/index.ts'

export interface DrawerProps extends NativeProps<'div', 'aria-label' | 'aria-labelledby'> {
  /** Open or not. */
  isOpen: boolean
  /** Called with false when Escape, the cross or a press beside it closes it. */
  onOpenChange: (isOpen: boolean) => void
  /** What it holds. */
  title: string
  /** Controls at the end of the title line. */
  actions?: ReactNode
  /** Its content; scrolls. */
  children: ReactNode
  /** Stays at the lower edge. */
  footer?: ReactNode
  /** `narrow` is 22vw, 300 to 400 px (NOTI-04, the default); `medium` 480, `wide` 720 px; a phone gives all it has. */
  width?: 'narrow' | 'medium' | 'wide'
}

const Scrim = styled(ModalOverlay)`
  ${scrimCss}
  @layer at.components {
    /* As high as the window, never as the content: what is too long scrolls inside. */
    grid-template-rows: minmax(0, 1fr);
    place-items: stretch end;
    padding: 0;
    background: var(--at-scrim-light);
  }
`

const Surface = styled(Modal)`
  @layer at.components {
    --_width: clamp(300px, 22vw, 400px);
    inline-size: var(--_width);
    block-size: 100%;
    border-inline-start: 1px solid var(--at-line);
    background: var(--at-raised);
    color: var(--at-text);
    box-shadow: var(--at-shadow-float);
    transition: translate var(--at-slow) var(--at-ease);

    &[data-at-width='medium'] {
      --_width: min(480px, 100vw);
    }
    &[data-at-width='wide'] {
      --_width: min(720px, 100vw);
    }
    &[data-entering],
    &[data-exiting] {
      translate: 100% 0;
    }
    > section {
      display: flex;
      flex-direction: column;
      block-size: 100%;
      outline: none;
    }
    header {
      display: flex;
      align-items: center;
      gap: var(--at-space-1);
      min-block-size: 60px;
      padding: 10px var(--at-space-3) 10px var(--at-space-5);
      border-block-end: 1px solid var(--at-line);
    }
    h2 {
      flex: 1;
      min-inline-size: 0;
      margin: 0;
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    .at-body {
      flex: 1;
      min-block-size: 0;
      padding: var(--at-space-4) var(--at-space-5);
      position: relative;
      overflow: auto;
      overscroll-behavior: contain;
    }
    footer {
      padding: var(--at-space-3) var(--at-space-5);
      border-block-start: 1px solid var(--at-line);
    }
    @media (max-width: 767px) {
      --_width: 100%;
      border: 0;

      &[data-at-width] {
        --_width: 100%;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      &[data-entering],
      &[data-exiting] {
        translate: none;
      }
    }
  }
  ${shortCss}
`

/** A panel at the right edge, over the page (LAY-11, NOTI-04). */
export function Drawer(props: DrawerProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    actions,
    children,
    footer,
    width = 'narrow',
    'aria-describedby': describedBy,
    ...native
  } = props
  const strings = useStrings()
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Surface {...native} data-at-width={width}>
        <AriaDialog aria-describedby={describedBy}>
          <OverlayBanner />
          <header>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {actions}
            <IconButton
              icon={X}
              label={strings.close}
              hasNoTooltip
              onPress={() => onOpenChange(false)}
            />
          </header>

          <DialogBody>{children}</DialogBody>
          {footer && <footer>{footer}</footer>}
        </AriaDialog>
      </Surface>
    </Scrim>
  )
}
