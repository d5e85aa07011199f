export type Action = 'mount' | 'dark' | 'brand'

export const COUNT = 250

const inputs = () => document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')
const boxes = () => document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
const primary = () => document.querySelector('button')

/** Red, green and blue from 0 to 255 of a computed colour, whatever its notation. */
function rgb(color: string): [number, number, number] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
const sum = (color: string) => rgb(color).reduce((total, part) => total + part, 0)

const fill = () => getComputedStyle(primary()!).backgroundColor
const ink = () => getComputedStyle(document.querySelector('[data-title]')!).color
const ground = () => getComputedStyle(document.querySelector('[data-ground]')!).backgroundColor

/** Cheap enough to be asked in every frame: did the action reach the screen? */
export const reached: Record<Action, () => boolean> = {
  mount: () => boxes().length >= COUNT,
  dark: () => sum(ink()) > 600,
  brand: () => isRed(rgb(fill())),
}

const isRed = ([red, , blue]: [number, number, number]) => red > blue + 40
const isBlue = ([red, , blue]: [number, number, number]) => blue > red + 40

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The page does not show ${what}.`)
}

/** Looks at everything, outside of what is timed. */
export const proofs: Record<Action, () => void> = {
  mount: () => {
    const named = (list: NodeListOf<HTMLInputElement>, word: string) =>
      list.length === COUNT &&
      [...list].every((input, index) => input.labels?.[0]?.textContent === `${word} ${index}`)
    const buttons = [...document.querySelectorAll('button')]
    expect(buttons.length === COUNT, `${COUNT} buttons`)
    expect(
      buttons.every((button, index) => button.textContent === `Approve ${index}`),
      'all words on buttons',
    )
    expect(named(inputs(), 'Name'), 'all fields with their labels')
    expect(named(boxes(), 'Notify'), 'all checkboxes with their labels')
    const titles = [...document.querySelectorAll('[data-title]')]
    expect(
      titles.length === COUNT &&
        titles.every((title, index) => title.textContent === `Plan ${index}`),
      'all cards with their titles',
    )
    expect(isBlue(rgb(fill())), 'a blue primary button')
    expect(sum(ground()) > 650 && sum(ink()) < 250, 'dark words on a light ground')
  },
  dark: () => {
    expect(sum(ground()) < 150 && sum(ink()) > 600, 'light words on a dark ground')
  },
  brand: () => expect(isRed(rgb(fill())), 'a red primary button'),
}
