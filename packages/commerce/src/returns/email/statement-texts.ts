import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'

export type StatementTexts = {
	whole: (orderNumber: string) => string
	part: (orderNumber: string, lines: string) => string
	line: string
	size: string
	name: string
	email: string
}

/** The statement itself, after the model form of Directive 2011/83, annex I(B), in six languages. */
const STATEMENT_TEXTS: Readonly<Record<Language, StatementTexts>> = {
	fr: {
		whole: (number) => `Je vous notifie par la présente ma rétractation du contrat portant sur la commande ${number}.`,
		part: (number, lines) =>
			`Je vous notifie par la présente ma rétractation du contrat portant sur une partie de la commande ${number} : ${lines}.`,
		line: 'article de la ligne',
		size: 'taille',
		name: 'Nom :',
		email: 'Adresse e-mail pour l’accusé de réception :',
	},
	en: {
		whole: (number) => `I hereby give notice that I withdraw from my contract for order ${number}.`,
		part: (number, lines) =>
			`I hereby give notice that I withdraw from my contract for part of order ${number}: ${lines}.`,
		line: 'item in line',
		size: 'size',
		name: 'Name:',
		email: 'Email address for the acknowledgement:',
	},
	es: {
		whole: (number) => `Por la presente comunico que desisto del contrato relativo al pedido ${number}.`,
		part: (number, lines) =>
			`Por la presente comunico que desisto del contrato relativo a una parte del pedido ${number}: ${lines}.`,
		line: 'artículo de la línea',
		size: 'talla',
		name: 'Nombre:',
		email: 'Correo electrónico para el acuse de recibo:',
	},
	de: {
		whole: (number) => `Hiermit widerrufe ich den Vertrag über die Bestellung ${number}.`,
		part: (number, lines) => `Hiermit widerrufe ich den Vertrag über einen Teil der Bestellung ${number}: ${lines}.`,
		line: 'Artikel der Zeile',
		size: 'Größe',
		name: 'Name:',
		email: 'E-Mail-Adresse für die Eingangsbestätigung:',
	},
	it: {
		whole: (number) => `Con la presente comunico di recedere dal contratto relativo all’ordine ${number}.`,
		part: (number, lines) =>
			`Con la presente comunico di recedere dal contratto relativo a una parte dell’ordine ${number}: ${lines}.`,
		line: 'articolo della riga',
		size: 'taglia',
		name: 'Nome:',
		email: 'Indirizzo e-mail per la ricevuta:',
	},
	pl: {
		whole: (number) => `Niniejszym informuję o odstąpieniu od umowy dotyczącej zamówienia ${number}.`,
		part: (number, lines) =>
			`Niniejszym informuję o odstąpieniu od umowy dotyczącej części zamówienia ${number}: ${lines}.`,
		line: 'artykuł z pozycji',
		size: 'rozmiar',
		name: 'Imię i nazwisko:',
		email: 'Adres e-mail do potwierdzenia:',
	},
}

type SiteWords = Pick<StatementTexts, 'whole' | 'part'>

/** In the words of the page it is made on: Britain's model form cancels, and Swiss law knows no withdrawal. */
const SITE_WORDS: Readonly<Partial<Record<SiteCode, Partial<Record<Language, SiteWords>>>>> = {
	gb: {
		en: {
			whole: (number) => `I hereby give notice that I cancel my contract for order ${number}.`,
			part: (number, lines) => `I hereby give notice that I cancel my contract for part of order ${number}: ${lines}.`,
		},
	},
	ch: {
		fr: {
			whole: (number) => `Je vous informe par la présente que je reviens sur mon achat, commande ${number}.`,
			part: (number, lines) =>
				`Je vous informe par la présente que je reviens sur une partie de mon achat, commande ${number} : ${lines}.`,
		},
	},
}

/** The words of a statement in a language, as a site says them. */
export function statementTexts(language: Language, site: SiteCode): StatementTexts {
	return { ...STATEMENT_TEXTS[language], ...SITE_WORDS[site]?.[language] }
}
