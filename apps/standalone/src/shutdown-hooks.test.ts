import { expect, test } from 'vitest'
import { ShutdownHooks } from './shutdown-hooks.ts'

test('what was opened last is closed first, and no part keeps the others from it', async () => {
	const closed: string[] = []
	const shutdownHooks = new ShutdownHooks()
	shutdownHooks.add(async () => closed.push('database'))
	shutdownHooks.add(() => Promise.reject(new Error('already gone')))
	shutdownHooks.add(() => new Promise(() => undefined), 20)
	shutdownHooks.add(async () => closed.push('pages'))
	await shutdownHooks.close()
	expect(closed).toEqual(['pages', 'database'])
	await shutdownHooks.close()
	expect(closed).toHaveLength(2)
})
