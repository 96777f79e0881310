import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashes, cacheDocument, withoutNonce } from './cached-document.ts'

const NONCE = 'q8Zk+0/abc=='
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('what is not run needs no permission, what is run does', () => {
	const html =
		'<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">b</script>'
	expect(inlineHashes(html).scripts).toEqual([hashOf('b')])
})

test('the nonce goes, and the scripts that carried it are allowed by what they say', () => {
	const html = `<body><script nonce="${NONCE}">a()</script><script type="module" nonce="${NONCE}" async="">b()</script><script src="/c.js" nonce="${NONCE}"></script><script type="application/json">{}</script>`
	const cached = withoutNonce(html, NONCE)
	expect(cached?.hashes.scripts).toEqual([hashOf('a()'), hashOf('b()')])
	expect(cached?.ready('identity')?.toString()).toBe(
		'<body><script>a()</script><script type="module" async="">b()</script><script src="/c.js"></script><script type="application/json">{}</script>',
	)
})

test('styles are allowed as scripts are: those of the page, and none that somebody has brought', () => {
	const html = `<style data-file="/a.css" nonce="${NONCE}">a{}</style><style>evil{}</style><style nonce="">evil{}</style>`
	const cached = withoutNonce(html, NONCE)
	expect(cached?.hashes).toEqual({ scripts: [], styles: [hashOf('a{}')] })
	expect(inlineHashes('<style data-file="/a.css">a{}</style>').styles).toEqual([hashOf('a{}')])
})

test.each([
	'<script>evil()</script>',
	'<script nonce="">evil()</script>',
	'<script nonce="other">evil()</script>',
	'<SCRIPT>evil()</SCRIPT>',
	`<script a="<script nonce="${NONCE}">evil()</script>`.replace(NONCE, 'guessed'),
])('what somebody has smuggled into the page runs as little as before: %s', (smuggled) => {
	const cached = withoutNonce(`${smuggled}<script nonce="${NONCE}">ours()</script>`, NONCE)
	expect(cached?.hashes.scripts).toEqual([hashOf('ours()')])
})

test('an open tag of somebody takes nothing of ours for its own', () => {
	const cached = withoutNonce(`<script data-a="<script nonce="${NONCE}">ours()</script>`, NONCE)
	expect(cached?.hashes.scripts).toEqual([hashOf('ours()')])
})

test('a page that says its nonce anywhere else is not kept', () => {
	expect(withoutNonce(`<p>${NONCE}</p><script nonce="${NONCE}">a()</script>`, NONCE)).toBeUndefined()
})

test('each encoding is made once, and again after it has failed', async () => {
	const cached = cacheDocument('<p>'.repeat(10_000), { scripts: [], styles: [] })
	const [one, other] = await Promise.all([cached.encoded('br'), cached.encoded('br')])
	expect(one).toBe(other)
	expect((await cached.encoded('br')).length).toBeLessThan(100)
	expect(cached.entityTag).toBe(cacheDocument('<p>'.repeat(10_000), { scripts: ["'sha256-x'"], styles: [] }).entityTag)
	expect(cached.entityTag).not.toBe(cacheDocument('<p>', { scripts: [], styles: [] }).entityTag)
})
