import { useState } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export const LOGO_GROUNDS = ['auto', 'light', 'dark', 'brand'] as const
export type LogoGround = (typeof LOGO_GROUNDS)[number]

export interface LogoProps extends NativeProps<'span'> {
  /** The company; spoken, and written where there is no picture. */
  name: string
  /** The logo for light grounds. */
  src?: string | null
  /** The white logo for dark grounds; without it the normal one stands there too. */
  whiteSrc?: string | null
  /** What it stands on: `auto` follows the mode, default; on the `brand` fill it takes the colour of words there. */
  ground?: LogoGround
  /** Height in pixels; default 28. */
  height?: number
}

const Root = styled.span`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    block-size: var(--_height);
    font: 650 calc(var(--_height) * 0.68) / 1 var(--at-font-heading);
    letter-spacing: -0.018em;
    white-space: nowrap;

    img {
      display: block;
      inline-size: auto;
      max-inline-size: 100%;
      block-size: 100%;
      object-fit: contain;
      object-position: left;
    }
    img:dir(rtl) {
      object-position: right;
    }
    .at-words {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .at-white {
      display: none;
    }
    &[data-at-ground='dark'][data-at-pair] .at-white,
    [data-at-mode='dark'] &[data-at-ground='auto'][data-at-pair] .at-white {
      display: block;
    }
    &[data-at-ground='dark'][data-at-pair] .at-normal,
    [data-at-mode='dark'] &[data-at-ground='auto'][data-at-pair] .at-normal {
      display: none;
    }
    /* A light scope inside a dark one. */
    [data-at-mode='dark'] [data-at-mode='light'] &[data-at-ground='auto'][data-at-pair] .at-white {
      display: none;
    }
    [data-at-mode='dark'] [data-at-mode='light'] &[data-at-ground='auto'][data-at-pair] .at-normal {
      display: block;
    }
    @media (prefers-color-scheme: dark) {
      html:not([data-at-mode]) &[data-at-ground='auto'][data-at-pair]:not([data-at-mode] *) {
        .at-white {
          display: block;
        }
        .at-normal {
          display: none;
        }
      }
    }
    /* On any brand: the shape of the logo in the colour that words have there. */
    &[data-at-ground='brand'] {
      color: var(--at-on-brand);
    }
    &[data-at-ground='brand'] img {
      opacity: 0;
    }
    &[data-at-ground='brand'] .at-shape {
      display: block;
      block-size: 100%;
      background: currentColor;
      mask: var(--_shape) left center / contain no-repeat;
    }
    @media (forced-colors: active) {
      &[data-at-ground='brand'] img {
        opacity: 1;
      }
      &[data-at-ground='brand'] .at-shape {
        background: none;
        mask: none;
      }
    }
    @media print {
      .at-white.at-white {
        display: none;
      }
      .at-normal.at-normal {
        display: block;
      }
    }
  }
`

/** A company's logo in the variant that its ground asks for; its name where there is none. */
export function Logo(props: LogoProps) {
  const { name, src, whiteSrc, ground = 'auto', height = 28, style: given, ...native } = props
  const [failed, setFailed] = useState<string>()
  const style = { ...given, '--_height': `${height}px` }
  const normal = src ?? whiteSrc
  if (!normal || normal === failed) {
    return (
      <Root {...native} data-at-ground={ground} style={style}>
        <span className="at-words">{name}</span>
      </Root>
    )
  }
  const spoken = { role: 'img', 'aria-label': name }
  const fail = { onError: () => setFailed(normal), draggable: false }
  if (ground === 'brand') {
    const shape = { '--_shape': `url("${quotable(whiteSrc ?? normal)}")` }
    return (
      <Root {...native} {...spoken} data-at-ground={ground} style={style}>
        {/* The picture gives the shape its width. */}
        <span className="at-shape" style={shape as Record<string, string>}>
          <img src={whiteSrc ?? normal} alt="" {...fail} />
        </span>
      </Root>
    )
  }
  return (
    <Root
      {...native}
      {...spoken}
      data-at-ground={ground}
      data-at-pair={src && whiteSrc ? true : undefined}
      style={style}
    >
      <img className="at-normal" src={normal} alt="" {...fail} />
      {src && whiteSrc && <img className="at-white" src={whiteSrc} alt="" {...fail} />}
    </Root>
  )
}

/** An address as it may stand between quotes in CSS. */
function quotable(url: string): string {
  return url.replace(/["\\\n\r]/g, encodeURIComponent)
}
