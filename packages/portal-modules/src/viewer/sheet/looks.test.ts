import { describe, expect, test } from 'vitest'
import { colouredXlsxOf } from '../testing/documents.ts'
import { between, colourOf, fillOf, inkOn } from './colours.ts'
import { lookOf, simplifiedIn, withInk } from './looks.ts'
import { unpack } from './pack.ts'
import { readSheets } from './read-sheets.ts'
import { frozenIn, reachingIn, rowEdgesOf } from './sheet.logic.ts'

const theme = ['000000', 'ffffff', '1f497d', 'eeece1', '4f81bd', 'c0504d']
const words = { locale: 'de', yes: 'WAHR', no: 'FALSCH' } as const

describe('colours of a file', () => {
  test.each([
    [{ rgb: 'FF1F4E78' }, '#1f4e78'],
    [{ rgb: '1F4E78' }, '#1f4e78'],
    [{ theme: 0 }, '#ffffff'],
    [{ theme: 1 }, '#000000'],
    [{ theme: 3 }, '#1f497d'],
    [{ theme: 5 }, '#c0504d'],
    [{ theme: 1, tint: 0.5 }, '#808080'],
    [{ indexed: 2 }, '#ff0000'],
    [{ indexed: 64 }, undefined],
    [{}, undefined],
  ])('%j is %s', (colour, shown) => expect(colourOf(colour, theme)).toBe(shown))

  test('a fill is its colour, a pattern the mixture of its two, a gradient one of CSS', () => {
    const solid = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FF00B050' } } as const
    expect(fillOf(solid, theme)).toBe('#00b050')
    expect(fillOf({ type: 'pattern', pattern: 'none' }, theme)).toBeUndefined()
    const striped = { ...solid, pattern: 'lightUp', bgColor: { rgb: 'FFFFFFFF' } } as const
    expect(fillOf(striped, theme)).toBe('#bfebd3')
    expect(fillOf({ type: 'pattern', pattern: 'gray125' }, theme)).toBe('#dfdfdf')
    const stops = [
      { position: 0, color: { rgb: 'FFFF0000' } },
      { position: 1, color: { rgb: 'FFFFFF00' } },
    ]
    const gradient = { type: 'gradient', degree: 90, stops } as const
    expect(lookOf({ fill: gradient }, theme)).toEqual({
      fill: '#ff8000',
      gradient: 'linear-gradient(180deg, #ff0000 0%, #ffff00 100%)',
    })
  })

  test('sizes are multiples of the workbook’s own font, rotations degrees clockwise', () => {
    const sized = (size: number) => lookOf({ font: { size } }, theme, 10).size
    expect([10, 20, 1, 400].map(sized)).toEqual([undefined, 2, 0.75, 9])
    const rotated = (textRotation: number) =>
      lookOf({ alignment: { textRotation } }, theme).rotation
    expect([0, 45, 90, 135, 180, 255].map(rotated)).toEqual([undefined, -45, -90, 45, 90, 'stacked']) // prettier-ignore
  })

  test('what is simpler than in the file is named once', () => {
    const line = { style: 'thin' } as const
    const named = simplifiedIn([
      undefined,
      { fill: { type: 'gradient', degree: 0, stops: [] } },
      { fill: { type: 'pattern', pattern: 'solid' }, border: {} },
      { fill: { type: 'pattern', pattern: 'darkGrid' } },
      { fill: { type: 'gradient', stops: [] }, border: { bottom: line } },
      { border: { top: line } },
    ])
    expect(named).toEqual(['patterns', 'gradients', 'borders'])
  })

  test('words without a colour are black or white, as their ground asks for', () => {
    expect([inkOn('#1f4e78'), inkOn('#ffeb84'), inkOn('#000000')]).toEqual(['#ffffff', '#000000', '#ffffff']) // prettier-ignore
    const solid = { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F4E78' } } as const
    expect(withInk(lookOf({ fill: solid }, theme))).toEqual({ fill: '#1f4e78', ink: '#ffffff' })
    // Black without a ground is the window's own ink, in the dark as well.
    expect(withInk(lookOf({ font: { bold: true, color: { theme: 1 } } }, theme))).toEqual({ isStrong: true }) // prettier-ignore
  })

  test('between two colours', () => {
    expect([between('#000000', '#ffffff', 0), between('#000000', '#ffffff', 0.5)]).toEqual(['#000000', '#808080']) // prettier-ignore
  })
})

test('a plan is read with its fills, conditions, panes and tall cells; a sheet that is a diagram is named (T-72)', async () => {
  const bytes = await (await fetch(colouredXlsxOf())).arrayBuffer()
  const sheets = (await readSheets({ bytes, name: 'Plan.xlsx', title: 'Plan', words })).map(unpack)
  const [plan, diagram] = sheets
  expect(sheets.map(({ name }) => name)).toEqual(['Plan', 'Verlauf'])
  expect(diagram).toMatchObject({ rows: [], without: ['sheet'] })
  expect(plan!.frozen).toEqual({ rows: 1, columns: 2 })
  const look = (row: number, column: number) => plan!.cellAt(row, column)?.look
  expect(look(0, 0)).toEqual({ isStrong: true, fill: '#1f4e78', ink: '#ffffff', align: 'center' })
  expect(look(1, 0)).toEqual({ isItalic: true, ink: '#c00000' })
  // A bar of the plan: filled cells without a word.
  expect([plan!.cellAt(1, 3), plan!.cellAt(1, 4)]).toEqual([
    { text: '', look: { fill: '#63be7b', ink: '#000000' } },
    undefined,
  ])
  expect([look(1, 1)!.fill, look(11, 1)!.fill]).toEqual(['#ffffff', '#ffd966'])
  expect([look(1, 2)?.fill, look(2, 2)?.fill]).toEqual(['#ffc7ce', undefined])
  expect(look(1, 2)!.ink).toBe('#9c0006')
  expect(plan!.without).toEqual(['formulas'])
  expect(plan!.cellAt(61, 0)).toMatchObject({ text: 'Zusammen', rowSpan: 2 })
  expect(plan!.tall).toEqual([{ row: 61, column: 0, rows: 2 }])
})

test('a tall cell whose first row is above the window is still there', () => {
  const tall = [{ row: 2, column: 0, rows: 3 }, { row: 9, column: 1, rows: 2 }] // prettier-ignore
  expect([reachingIn(tall, 2), reachingIn(tall, 4), reachingIn(tall, 5)]).toEqual([[], [2], []])
})

test('what stays in sight leaves at least half of the window to the rest', () => {
  const edges = [0, 100, 200, 300]
  const frozen = { rows: 2, columns: 2 }
  const rowEdges = rowEdgesOf({ rows: [1, 2, 3], heights: new Map() })
  expect(frozenIn(frozen, edges, rowEdges, { width: 1_000, height: 600 })).toEqual(frozen)
  expect(frozenIn(frozen, edges, rowEdges, { width: 320, height: 600 })).toEqual({
    rows: 2,
    columns: 0,
  })
  expect(frozenIn(frozen, edges, rowEdges, { width: 1_000, height: 150 })).toEqual({
    rows: 0,
    columns: 2,
  })
})
