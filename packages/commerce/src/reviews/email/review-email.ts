import type { LanguageTag } from '@vitrine/market/locales'
import { translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import type { Goods } from '../../mail/parts.ts'
import { writeEmail } from '../../mail/write-parts.ts'

type To = { to: string; tag: LanguageTag; sender: Sender }

/** Asks a buyer for a review, with a link that needs no account, and one that ends such e-mails. */
export async function invitationEmail(input: To & { goods: Goods[]; link: string }): Promise<Email> {
	const { to, tag, goods, link, sender } = input
	const t = translatorOf('reviewEmail', tag)
	const stop = `${link}?stop=true`
	const mail = await writeEmail({
		to,
		subject: t('invitation.subject'),
		title: t('invitation.title'),
		tag,
		parts: [
			t('invitation.text', { shop: sender.shopName }),
			{ goods },
			{ action: link, label: t('invitation.write') },
			{ note: t('invitation.how') },
			{ note: t('invitation.why') },
			{ facts: [{ label: t('invitation.over'), value: t('invitation.stop'), link: stop }] },
		],
		sender,
	})
	return { ...mail, unsubscribeUrl: stop }
}

/** Statement of reasons (Regulation (EU) 2022/2065, art. 17). */
export function refusalEmail(input: To & { title: string; reason: string; link: string | undefined }): Promise<Email> {
	const { to, tag, title, reason, link, sender } = input
	const t = translatorOf('reviewEmail', tag)
	return writeEmail({
		to,
		subject: t('refused.subject'),
		title: t('refused.title'),
		tag,
		parts: [
			t('refused.text', { title }),
			{ quote: reason },
			t('refused.next'),
			...(link ? [{ action: link, label: t('refused.change') }] : []),
		],
		sender,
	})
}

/** Decision on a notice (Regulation (EU) 2022/2065, art. 16(5)). */
export function decisionEmail(input: To & { words: string; isTakenDown: boolean }): Promise<Email> {
	const { to, tag, words, isTakenDown, sender } = input
	const t = translatorOf('reviewEmail', tag)
	return writeEmail({
		to,
		subject: t('report.subject'),
		title: t('report.title'),
		tag,
		parts: [t('report.text'), { quote: words }, t(isTakenDown ? 'report.takenDown' : 'report.kept'), t('report.next')],
		sender,
	})
}

/** The shop's answer to a question about a product. */
export function answerEmail(input: To & { words: string; answer: string; link: string }): Promise<Email> {
	const { to, tag, words, answer, link, sender } = input
	const t = translatorOf('reviewEmail', tag)
	return writeEmail({
		to,
		subject: t('answer.subject'),
		title: t('answer.title'),
		tag,
		parts: [
			t('answer.asked'),
			{ quote: words },
			answer,
			{ action: link, label: t('answer.open') },
			{ note: t('answer.why') },
		],
		sender,
	})
}
