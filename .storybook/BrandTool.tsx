import React from 'react'
import { useGlobals } from 'storybook/manager-api'

const hidden = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const

/** Picks a brand colour; what is picked becomes the tenant “Own colour”. */
export function BrandTool() {
  const [globals, updateGlobals] = useGlobals()
  const brand = typeof globals.brand === 'string' ? globals.brand : ''
  const isUsed = globals.tenant === 'custom' && brand !== ''
  const color = `#${brand || '2392d4'}`
  return (
    <label
      title="Own brand colour"
      style={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 7,
        blockSize: 28,
        paddingInline: 7,
        fontSize: 12,
        fontWeight: 600,
        borderRadius: 6,
        overflow: 'hidden',
      }}
    >
      <span
        aria-hidden="true"
        style={{
          inlineSize: 14,
          blockSize: 14,
          borderRadius: 5,
          background: isUsed
            ? color
            : 'conic-gradient(#e5484d, #ffd60a, #30a46c, #2392d4, #8e4ec6, #e5484d)',
          boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 0.18)',
        }}
      />
      {isUsed && <span style={{ fontVariantNumeric: 'tabular-nums' }}>{color}</span>}
      <input
        type="color"
        aria-label="Own brand colour"
        value={color}
        style={hidden}
        onChange={({ target }) =>
          updateGlobals({ tenant: 'custom', brand: target.value.replace('#', '') })
        }
      />
    </label>
  )
}
