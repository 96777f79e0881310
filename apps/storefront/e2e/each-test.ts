import { afterAll, afterEach, expect } from 'vitest'
import { closeContexts } from './browser.ts'
import { takeFaults } from './faults.ts'

/** Vitest set-up file of all browser suites. */
afterEach(() => expect(takeFaults()).toEqual([]))
afterAll(closeContexts)
