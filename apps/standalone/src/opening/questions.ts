import { SITE_OFFERS } from './site-offers.ts'

/** The eight questions of `shop init`; each may be answered by its flag. */
export const QUESTIONS = {
	name: 'Name of the shop, as shoppers know it',
	company: 'Company that sells, such as Maison X SAS',
	address: 'Its address, such as 1 rue des Tisserands, 59000, Lille, FR',
	vat: 'Its VAT number, such as FR12345678901',
	email: 'E-mail address that answers customers',
	sites: `Countries of the shop, of ${SITE_OFFERS.map(({ site }) => site).join(', ')}; the first is the main one`,
	domain: 'Domain: www.maisonx.fr for one country; for several maisonx.com, which makes fr.maisonx.com and so on',
	delivery: 'Delivery to the door, price and days, such as 4.95 2-4',
} as const
export type Question = keyof typeof QUESTIONS
export type Answers = Record<Question, string>

export const isQuestion = (name: string): name is Question => Object.hasOwn(QUESTIONS, name)
