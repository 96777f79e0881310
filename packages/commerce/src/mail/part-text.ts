import type { LanguageTag } from '@vitrine/market/locales'
import { labelled } from './email.ts'
import { AHEAD, DONE, type EmailPart } from './parts.ts'

/** A part as lines of plain text. */
export function textOf(part: EmailPart, tag: LanguageTag): string[] {
	if (typeof part === 'string') return [part]
	if ('quote' in part) return [part.quote]
	if ('note' in part) return [...headed(part.title), part.note]
	if ('link' in part) return [part.label ? labelled(tag, { label: part.label, value: part.link }) : part.link]
	if ('action' in part) return [labelled(tag, { label: part.label, value: part.action })]
	if ('list' in part) return [...headed(part.title), ...part.list]
	if ('facts' in part) return part.facts.flatMap((row) => [labelled(tag, row), ...(row.link ? [row.link] : [])])
	if ('pages' in part)
		return part.pages.flatMap(({ title, text }, index) => [...(index > 0 ? [''] : []), ...headed(title), '', text])
	if ('thread' in part) {
		const stitches = part.thread.map(({ label, note, isDone }) => {
			const marked = `${isDone ? DONE : AHEAD} ${label}`
			return note ? labelled(tag, { label: marked, value: note }) : marked
		})
		return [...headed(part.title), ...stitches]
	}
	const goods = part.goods.map(({ name, detail, amount }) => {
		const label = `${name}, ${detail}`
		return amount === undefined ? label : labelled(tag, { label, value: amount })
	})
	const sums = (part.sums ?? []).map(({ label, amount }) => labelled(tag, { label, value: amount }))
	return [...headed(part.title), ...goods, ...(sums.length > 0 ? ['', ...sums] : [])]
}

function headed(title: string | undefined): string[] {
	return title ? underlined(title, '-') : []
}

/** A headline of plain text. */
export function underlined(title: string, sign: '=' | '-'): string[] {
	return [title, sign.repeat(Math.min(title.length, 40))]
}
