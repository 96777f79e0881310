import { html } from 'hono/html'
import { expect, test } from 'vitest'
import { NEUTRAL_COLORS } from '../brand/rules/neutral.ts'
import { contrast } from '../brand/rules/contrast.ts'
import { writeOnSheet } from './email.ts'
import { DARK, type LookColors, LOOK_COLORS, NEUTRAL_LOOK, STYLE, WHITE } from './look.ts'
import { everyEmail } from './test-emails.ts'
import { writeEmail } from './write-parts.ts'

const sender = { shopName: 'Maison X', companyLine: 'Maison X SAS' }
const GREEN = { ...NEUTRAL_LOOK.colors, ink: '#0b3d2e', linen: '#f3f6f2' }

/** Ratio of each text and mark to what it stands on: 4.5 for text, 3 for marks of what is ahead (WCAG 2.2). */
function weakest(colors: LookColors, white: string) {
	const text = (['ink', 'ink-2', 'ink-3'] as const).flatMap((ink) =>
		[white, colors.linen].map((on) => contrast(colors[ink], on)),
	)
	return { text: Math.min(...text, contrast(white, colors.ink)), marks: contrast(colors['line-strong'], white) }
}

/** What a program that darkens a light e-mail by itself makes of a color: its lightness turned around. */
function turned(color: string): string {
	const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
	const shift = 255 - Math.max(...rgb) - Math.min(...rgb)
	return `#${rgb.map((one) => (one + shift).toString(16).padStart(2, '0')).join('')}`
}

test.each([
	['neutral', NEUTRAL_LOOK.colors, WHITE],
	['of another brand', GREEN, WHITE],
	['in the dark', DARK, DARK.white],
	[
		'darkened by a program',
		Object.fromEntries(LOOK_COLORS.map((token) => [token, turned(GREEN[token])])) as LookColors,
		'#000000',
	],
])('the colors are read: %s', (_, colors, white) => {
	const { text, marks } = weakest(colors, white)
	expect(text).toBeGreaterThanOrEqual(4.5)
	expect(marks).toBeGreaterThanOrEqual(3)
})

test('without a theme they are those of its pages', () => {
	for (const token of LOOK_COLORS) expect([token, NEUTRAL_LOOK.colors[token]]).toEqual([token, NEUTRAL_COLORS[token]])
})

test('an e-mail wears the colors, typefaces and corners of its brand', async () => {
	const look = { colors: GREEN, title: 'serif', text: 'sans-serif', corner: 0 } as const
	const parts = [{ action: 'https://x.example/', label: 'Open' }, { quote: 'Q' }]
	const mail = await writeEmail({
		to: 'a@b.example',
		subject: 'S',
		title: 'T',
		tag: 'fr-FR',
		parts,
		sender: { ...sender, look },
	})
	expect(mail.html).toContain('background:#0b3d2e;border-radius:0px')
	expect(mail.html).toContain('font:400 32px/36px Georgia,Times,serif;margin:0 0 16px;hyphens:auto;color:#0b3d2e')
	expect(mail.html).toContain('background:#f3f6f2')
	for (const color of Object.values(NEUTRAL_LOOK.colors).filter((one) => !Object.values(GREEN).includes(one)))
		expect(mail.html).not.toContain(color)
})

test('whatever has a color has another in the dark, and nothing is fetched but pictures', async () => {
	const dark = new Set([...STYLE.matchAll(/\.([\w-]+)/g)].map(([, name]) => name))
	for (const { name, mail } of await everyEmail('gb')) {
		const body = mail.html.slice(mail.html.indexOf('<body'))
		for (const [tag] of body.matchAll(/<\w+ [^>]*style="[^"]*(?:#[\da-f]{3,6})[^"]*"[^>]*>/g)) {
			const classes = /class="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []
			expect([name, tag, classes.filter((one) => dark.has(one)).length]).toEqual([
				name,
				tag,
				expect.not.toSatisfy((n) => n === 0),
			])
		}
		expect([name, mail.html.match(/url\(|@import|@font-face|<link|<script/g)]).toEqual([name, null])
		const pictures = [...mail.html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
		for (const tag of pictures)
			expect(tag).toMatch(
				/ src="https:\/\/vitrine\.example\/media\/[^"?]+" alt="[^"]+" width="\d{2,3}" height="\d{2,3}"/,
			)
	}
})

test('the sheet is as wide as Outlook for Windows is told, and no wider than a phone', async () => {
	const mail = await writeOnSheet({
		to: 'a@b.example',
		subject: 'S',
		tag: 'en-GB',
		body: html`<p>1</p>`,
		text: ['1'],
		sender,
	})
	expect(mail.html).toContain('<!--[if mso]><table role="presentation" width="560"')
	expect(mail.html).toContain('max-width:560px')
	expect(mail.html.match(/<table(?! role="presentation")/g)).toBeNull()
})
