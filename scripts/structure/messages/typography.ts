type Rule = { fault: RegExp; says: string }

const STRAIGHT: readonly Rule[] = [
	{ fault: /\p{L}'\p{L}/u, says: "has a straight apostrophe (’ instead of ')" },
	{ fault: /"/, says: 'has straight quotation marks' },
	{ fault: /(?:^|[\s(\u00a0])-(?=[\d{])/, says: 'has a hyphen for a minus (U+2212)' },
	{ fault: /\u202f/, says: 'has U+202F, which our fonts lack (U+00A0)' },
	{ fault: /\d (?=°)/, says: 'may break before ° (U+00A0)' },
]

/** A quotation mark of another language than the text's. */
const QUOTES: Readonly<Record<string, string>> = { fr: '«»', en: '“”', es: '«»“”', de: '„“', it: '«»“”', pl: '„”«»' }

const OF_LANGUAGE: Readonly<Record<string, readonly Rule[]>> = {
	fr: [
		{ fault: / (?=[:;!?»%])/, says: 'has a plain space before : ; ! ? » or % (U+00A0)' },
		{ fault: /[\p{L}\d)}»](?=[;!?»](?:\s|$))/u, says: 'lacks the space before ; ! ? or » (U+00A0)' },
		{ fault: /«(?!\u00a0)/, says: 'lacks the no-break space after « (U+00A0)' },
	],
	de: [{ fault: /\d[ ]?(?=%)/, says: 'needs a no-break space before % (U+00A0)' }],
	es: [{ fault: /\d[ ]?(?=%)/, says: 'needs a no-break space before % (U+00A0)' }],
}

/** What of a text is not set as its language sets it, one sentence each (docs/glossary.md). */
export function typographyFaults(language: string, text: string): string[] {
	const rules = [...STRAIGHT, ...(OF_LANGUAGE[language] ?? [])]
	const faults = rules.filter(({ fault }) => fault.test(text)).map(({ says }) => says)
	const own = QUOTES[language]
	const foreign = own && [...text].find((sign) => '„“”«»'.includes(sign) && !own.includes(sign))
	return foreign ? [...faults, `has ${foreign}, a quotation mark of another language`] : faults
}

/** Words that were given up for another, so that one thing has one name in each language (docs/glossary.md). */
const GIVEN_UP: Readonly<Record<string, readonly [RegExp, string][]>> = {
	fr: [
		[/étoffe/i, 'tissu'],
		[/\ben boutique|nos boutiques/i, 'magasin'],
	],
	en: [
		[/e-mail/i, 'email'],
		[/\bpick ?up point/i, 'pick-up point'],
	],
	es: [[/\bsitios?\b/i, 'web']],
	de: [
		[/Retoure/i, 'Rücksendung'],
		[/Packstation|Abholstation|Abholort/, 'Abholstelle, Paketautomat'],
		[/Gutschrift/, 'Rechnungskorrektur'],
	],
	it: [
		[/\bborsa\b/i, 'carrello'],
		[/via e-mail/i, 'per e-mail'],
	],
	pl: [
		[/artyku[łl]/i, 'produkt'],
		[/cookies/i, 'pliki cookie'],
		[/rachunku|rozliczeniow/i, 'do faktury'],
	],
}

/** Words of a text that have been given up, each with the one to use. */
export function givenUpWords(language: string, text: string): string[] {
	return (GIVEN_UP[language] ?? []).flatMap(([word, instead]) => {
		const [found] = word.exec(text) ?? []
		return found ? [`says "${found}", where we say "${instead}"`] : []
	})
}
