/** Shades of a brand from light to dark, for the libraries that take a ramp. */
export function ramp(brand: 'blue' | 'red', steps: number): string[] {
  const [hue, saturation] = brand === 'blue' ? [216, 72] : [350, 85]
  return Array.from({ length: steps }, (_, index) => {
    const lightness = 95 - (index * 85) / (steps - 1)
    return hex(hue, saturation, lightness)
  })
}

/** Some libraries compute with their colours and read only hexadecimal ones. */
function hex(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    const value = light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}
