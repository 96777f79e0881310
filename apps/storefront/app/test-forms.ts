/**
 * What a browser without scripts sends of a form that nobody has touched: the first one on a page that has a control of this
 * name. Buttons are left out: who presses one names it.
 */
export function formWith(html: string, control: string): Record<string, string> {
	const forms = [...html.matchAll(/<form[^>]*>.*?<\/form>/gs)].map(([form]) => form)
	const form = forms.find((one) => one.includes(`name="${control}"`))
	if (!form) throw new Error(`No form of the page has a ${control}`)
	const fields: Record<string, string> = {}
	for (const [, tag = ''] of form.matchAll(/<input([^>]*)>/g)) {
		const name = attribute(tag, 'name')
		const isChoice = /type="(?:radio|checkbox)"/.test(tag)
		const isSent = !isChoice || /\schecked/.test(tag)
		if (name && isSent && !/\sdisabled/.test(tag)) fields[name] = attribute(tag, 'value') ?? (isChoice ? 'on' : '')
	}
	for (const [, tag = '', options = ''] of form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
		const [first] = options.matchAll(/<option([^>]*)>/g)
		const chosen = /<option([^>]*\sselected[^>]*)>/.exec(options) ?? first
		fields[attribute(tag, 'name') ?? ''] = attribute(chosen?.[1] ?? '', 'value') ?? ''
	}
	return fields
}

function attribute(tag: string, name: string): string | undefined {
	return new RegExp(`\\s${name}="([^"]*)"`)
		.exec(tag)?.[1]
		?.replaceAll('&quot;', '"')
		.replaceAll('&#x27;', "'")
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&')
}
