import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'
import { useTenantLook } from '../../scope/index.ts'
import { abbreviate, firstGrapheme } from '../../text/index.ts'
import { useShell } from './shellContext.ts'

export interface NavBrandProps extends NativeProps<'div'> {
  /** Name of the application. */
  name: string
  /** A quiet line under it; cut at 35 characters, whole under the pointer (LAY-07). */
  subtitle?: string
  /** A logo of about 32 px; without it the tenant's, at last the name's first letter on the brand's colour. */
  logo?: ReactNode
}

const Root = styled.div`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 76px;
    padding: 18px var(--at-space-2) 10px var(--at-space-5);

    .at-logo {
      display: grid;
      place-items: center;
      flex: none;
      inline-size: 33px;
      block-size: 33px;
      border: 1px solid var(--at-brand-edge);
      border-radius: var(--at-radius-m);
      background: var(--at-brand);
      color: var(--at-on-brand);
      font: 700 var(--at-font-l) / 1 var(--at-font-heading);
      overflow: hidden;
    }
    .at-logo[data-at-own] {
      border-color: transparent;
      background: none;
    }
    .at-logo > img {
      grid-area: 1 / 1;
      inline-size: 100%;
      block-size: 100%;
      object-fit: contain;
    }
    /* Both variants lie there; the ground decides which one is seen. */
    .at-logo > .at-normal:not(:only-child) {
      opacity: calc(1 - var(--at-dark));
    }
    .at-logo > .at-white {
      opacity: var(--at-dark);
    }
    .at-words {
      min-inline-size: 0;
    }
    strong {
      display: block;
      font: 640 0.9375rem / 20px var(--at-font-heading);
      overflow-wrap: anywhere;
    }
    small {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    &:not([data-at-expanded]) {
      padding-inline: 13px;
    }
  }
`

/** Whose portal this is. */
export function NavBrand({ name, subtitle, logo, ...native }: NavBrandProps) {
  const { isExpanded } = useShell()
  const tenant = useTenantLook().logo
  const own = logo ?? (tenant.normal && <TenantLogoPictures {...tenant} />)
  return (
    <Root {...native} data-at-expanded={isExpanded || undefined}>
      <span className="at-logo" data-at-own={own ? true : undefined} aria-hidden="true">
        {own || firstGrapheme(name)}
      </span>
      <span className={isExpanded ? 'at-words' : 'at-visually-hidden'}>
        <strong>{name}</strong>
        {subtitle && <small title={subtitle}>{abbreviate(subtitle, 35)}</small>}
      </span>
    </Root>
  )
}

function TenantLogoPictures({ normal, white }: { normal?: string; white?: string }) {
  return (
    <>
      <img className="at-normal" src={normal} alt="" />
      {white && <img className="at-white" src={white} alt="" />}
    </>
  )
}
