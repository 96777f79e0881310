import { expect, test } from 'vitest'
import { messagesFor } from './server-messages.ts'

test('ch reads the French texts (R62)', () => {
	const namespaces = ['home', 'nav', 'plp']
	expect(messagesFor('ch', namespaces)).toEqual(messagesFor('fr', namespaces))
	expect(messagesFor('ch', namespaces)).not.toEqual(messagesFor('de', namespaces))
})
