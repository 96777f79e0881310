import { expect, test } from 'vitest'
import { markdownFaults, renderMarkdown } from './rules/markdown.ts'

test('main headings are the contents, with anchors of their own', () => {
	const { html, contents } = renderMarkdown(
		'## Prüfung & *Wahl*\n\nText\n\n### Näheres\n\n## Prüfung & Wahl\n\n## Łódź',
	)
	expect(contents).toEqual([
		{ id: 'prufung-wahl', text: 'Prüfung & Wahl' },
		{ id: 'prufung-wahl-2', text: 'Prüfung & Wahl' },
		{ id: 'lodz', text: 'Łódź' },
	])
	expect(html).toContain('<h2 id="prufung-wahl">Prüfung &amp; <em>Wahl</em></h2>')
	expect(html).toContain('<h3 id="naheres">Näheres</h3>')
})

test('tables, lists and links of ours stay', () => {
	const { html } = renderMarkdown(
		'| A | B |\n|---|---|\n| 1 | [x](page:terms) |\n\n- [y](shop:order/withdraw)\n- [z](https://z.example)',
	)
	for (const part of ['<th>A</th>', 'href="page:terms"', 'href="shop:order/withdraw"', 'href="https://z.example"'])
		expect(html).toContain(part)
})

/** Injection attempts. None may become an element, an attribute or a URL. */
const HOSTILE = [
	'<script>alert(1)</script>',
	'a <img src=x onerror=alert(1)> b',
	'<svg/onload=alert(1)>',
	'[x](javascript:alert(1))',
	'[x](JaVaScRiPt:alert(1))',
	'[x](&#106;avascript:alert(1))',
	'[x](data:text/html;base64,PHNjcmlwdD4=)',
	'[x](vbscript:x)',
	'[x](//evil.example)',
	'[x](http://evil.example)',
	'[x](https://a.example/"onmouseover="alert(1))',
	'[x](https://a.example "a\\" onclick=\\"alert(1)")',
	'[x]: javascript:alert(1)\n\n[x]',
	'<javascript:alert(1)>',
	'![a" onerror="alert(1)](x)',
	'## <b onclick=alert(1)>x</b>',
	'| <i>a</i> |\n|---|\n| <u onclick=x>b</u> |',
	'```html"><script>\n<script>alert(1)</script>\n```',
	'`<script>`',
	'<!-- --><iframe src=javascript:alert(1)>',
	'<a href="javascript:alert(1)">x</a>',
	'&lt;script&gt;alert(1)&lt;/script&gt;',
	'<style>*{display:none}</style>',
]

test.each(HOSTILE)('%s harms nobody', (text) => {
	const { html } = renderMarkdown(text)
	const tags = [...html.matchAll(/<([a-z][a-z\d]*)((?:\s[^>]*)?)>/gi)]
	for (const [, name, attributes] of tags) {
		expect([
			'h2',
			'p',
			'a',
			'em',
			'strong',
			'ul',
			'li',
			'table',
			'thead',
			'tbody',
			'tr',
			'th',
			'td',
			'pre',
			'code',
			'br',
		]).toContain(name)
		expect(attributes).toMatch(
			/^(?: (?:href="(?:https:\/\/|page:|shop:|mailto:)[^"<>]*"|id="[\w-]+"|class="[\w-]+(?:&[\w#]+;[^"]*)?"))*$/,
		)
	}
})

test('each of them but what Markdown itself makes harmless is refused when it comes in', () => {
	const passing = HOSTILE.filter((text) => markdownFaults(text).length === 0)
	expect(passing).toEqual([
		'<svg/onload=alert(1)>',
		'[x](https://a.example/"onmouseover="alert(1))',
		'[x](https://a.example "a\\" onclick=\\"alert(1)")',
		'```html"><script>\n<script>alert(1)</script>\n```',
		'`<script>`',
		'&lt;script&gt;alert(1)&lt;/script&gt;',
	])
})
