import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportError } from './report.ts'

const at = (path: string) => {
	const { pathname, search, hash } = new URL(path, 'http://shop.test')
	return { location: { pathname, search, hash } }
}
const answer = (status: number, statusText = '') => ({ status, statusText, internal: false, data: null })
let logged: unknown[][]
beforeEach(() => {
	logged = []
	vi.spyOn(console, 'error').mockImplementation((...line) => void logged.push(line))
})
afterEach(() => vi.restoreAllMocks())

test('an error in the browser is one line with message, status and address, without secrets (R187)', () => {
	const error = new Error('x is not a function')
	reportError(error, at('/fr/new/?access=abc&x=1'))
	expect(logged).toEqual([['x is not a function', { status: 500, url: '/fr/new/?access=***&x=1', cause: error }]])
})

test('a page that is not there is named with query and hash (R20)', () => {
	reportError(answer(404, 'Not Found'), at('/fr/nope/?a=1&token=t#part'))
	const url = '/fr/nope/?a=1&token=***#part'
	expect(logged).toEqual([[`Page not found: ${url}`, { status: 404, url }]])
})

test('an answer of the server is told with its status', () => {
	reportError(answer(503), at('/fr/stores/'))
	expect(logged).toEqual([['The page failed', { status: 503, url: '/fr/stores/' }]])
})

test('what the visitor broke off is no error (R187)', () => {
	const left = new Error('The operation was aborted')
	left.name = 'AbortError'
	reportError(left, at('/fr/'))
	reportError(new DOMException('aborted', 'AbortError'), at('/fr/'))
	expect(logged).toEqual([])
})
