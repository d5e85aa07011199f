/** After each test: the rows that statements gave were what the sources say of them (ADR 0028). */
import { afterEach, expect } from 'vitest'
import { takeFaults } from './check-rows.ts'

afterEach(() => expect(takeFaults(), 'rows of the database').toEqual([]))
