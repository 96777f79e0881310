import { expect, test } from 'vitest'
import { messagesFor, withFallback } from './server-messages.ts'

test('ch reads the French texts (R62)', () => {
	const namespaces = ['home', 'nav', 'plp']
	expect(messagesFor('ch', namespaces)).toEqual(messagesFor('fr', namespaces))
	expect(messagesFor('ch', namespaces)).not.toEqual(messagesFor('de', namespaces))
})

test('a missing text is the French one, wherever it is missing; what is there stays (R73)', () => {
	const french = { title: 'Titre', size: ['Taille ', ['n']], form: { name: 'Nom', send: 'Envoyer' }, note: { a: 'Un' } }
	const own = { title: 'Title', form: { name: 'Name' } }
	expect(withFallback(own, french)).toEqual({
		title: 'Title',
		size: ['Taille ', ['n']],
		form: { name: 'Name', send: 'Envoyer' },
		note: { a: 'Un' },
	})
	expect(withFallback(undefined, french)).toEqual(french)
	expect(withFallback(['Size ', ['n']], french.size)).toEqual(['Size ', ['n']])
})
