import { expect, test } from 'vitest'
import { separatorOf } from './separator.logic.ts'

test('what separates values is found outside of quotes, amounts and titles notwithstanding', () => {
  expect(separatorOf('Kanal;Budget\r\nTV;1.234,50\r\n')).toBe(';')
  expect(separatorOf('Budget;Frei\n1,50;2,50\n3,50;4,50\n')).toBe(';')
  expect(separatorOf('Channel,Budget\nTV,1234.50\n')).toBe(',')
  expect(separatorOf('Kanal\tAnbieter\nTV; Radio\tKanal 9, Wien\n')).toBe('\t')
  expect(separatorOf('Mediaplan, Stand Januar\n\nKanal;Budget\nTV;5\n')).toBe(';')
  expect(separatorOf('Kanal;Anbieter\n"""Ü";",("\n""",’";\nü;\n""")";\n')).toBe(';')
  expect(separatorOf('Channel,Publisher\n"a;b","c;d"\n"e;\nf",g\n')).toBe(',')
  expect(separatorOf('')).toBe(',')
})
