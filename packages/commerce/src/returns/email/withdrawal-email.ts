import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import type { Return } from '../contract/returns.ts'
import type { WithdrawalRow } from '../queries/withdrawals.ts'
import { lastDayBefore } from '../../fulfillment/rules/deadlines.ts'
import { howToReturn } from './return-emails.ts'
import { type WithdrawalTexts, withdrawalTexts } from './withdrawal-texts.ts'
import { dayInWords, moment, writeEmail } from './write.ts'

/** The acknowledgement of a statement with its content, date and time, and what follows from it (law 3). */
export async function withdrawalEmail(input: {
	row: WithdrawalRow
	/** Where the goods come back. */
	returned: Return | undefined
	sender: Sender
}): Promise<Email> {
	const { row, returned, sender } = input
	const tag = row.language_tag as LanguageTag
	const site = row.site as SiteCode
	const texts = withdrawalTexts(languageOfTag(tag) ?? 'fr', site)
	return writeEmail({
		to: row.email,
		subject: texts.subject(row.order_number),
		tag,
		title: texts.title,
		lines: [
			texts.received(moment(tag, site, row.stated_at)),
			texts.content,
			row.content,
			followUp(row, { tag, texts }),
			...(returned ? howToReturn(returned, tag).slice(0, -1) : []),
			texts.keep,
			row.outcome === 'held' ? texts.confirm : texts.see,
		],
		link: row.page_url,
		sender,
	})
}

function followUp(row: WithdrawalRow, { tag, texts }: { tag: LanguageTag; texts: WithdrawalTexts }): string {
	if (row.outcome !== 'late') return texts.outcome[row.outcome]
	return texts.late(row.until ? dayInWords(tag, lastDayBefore(row.site as SiteCode, row.until)) : '')
}
