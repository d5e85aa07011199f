import { expect, test } from 'vitest'
import { agencyLogos } from './agencyLogos.ts'
import { parseColor } from '../../theme/color.ts'

const svgOf = (address: string) => {
  expect(address).toMatch(/^data:image\/svg\+xml,/)
  return decodeURIComponent(address.slice(address.indexOf(',') + 1))
}
const colorsOf = (svg: string) => new Set(svg.match(/#[\da-f]{6}\b/gi))

test('every agency has a name of its own, a normal logo and a white one (ENT-22)', () => {
  expect(new Set(agencyLogos.map(({ name }) => name)).size).toBe(agencyLogos.length)
  for (const { name, normal, white } of agencyLogos) {
    expect(name).toMatch(/\S/)
    expect(colorsOf(svgOf(white))).toEqual(new Set(['#ffffff']))
    expect([...colorsOf(svgOf(normal))].map((color) => parseColor(color) !== undefined)).toContain(
      true,
    )
    expect(colorsOf(svgOf(normal))).not.toContain('#ffffff')
  }
})
