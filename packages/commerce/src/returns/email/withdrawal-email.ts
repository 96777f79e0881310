import { calendarDay, formatMoment } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { type Translate, translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import type { Return } from '../contract/returns.ts'
import type { WithdrawalRow } from '../queries/withdrawals.ts'
import { lastDayBefore } from '../../fulfillment/rules/deadlines.ts'
import { howToReturn } from './return-emails.ts'
import { writeEmail } from '../../mail/write-parts.ts'

/** E-mail acknowledging a statement, with its content, date and time, and the outcome (law 3). */
export async function withdrawalEmail(input: {
	row: WithdrawalRow
	/** The resulting return, if any. */
	returned: Return | undefined
	/** Days in which goods of the order may come back without the right. */
	returnsDays: number
	sender: Sender
}): Promise<Email> {
	const { row, returned, returnsDays, sender } = input
	const tag = row.language_tag as LanguageTag
	const { countryCode: country, timeZone } = SITES[row.site as SiteCode]
	const t = translatorOf('withdrawalEmail', tag)
	return writeEmail({
		to: row.email,
		subject: t('subject', { number: row.order_number, country }),
		tag,
		title: t('title', { country }),
		parts: [
			t('received', { moment: formatMoment(tag, row.stated_at, timeZone), country }),
			t('content'),
			row.content,
			followUp(row, { tag, t, returnsDays }),
			...(returned ? howToReturn(returned, tag) : []),
			t('keep'),
			row.outcome === 'held' ? t('confirm') : t('see'),
			{ link: row.page_url },
		],
		sender,
	})
}

type FollowUp = { tag: LanguageTag; t: Translate<'withdrawalEmail'>; returnsDays: number }

function followUp(row: WithdrawalRow, { tag, t, returnsDays }: FollowUp): string {
	if (row.outcome !== 'late') return t(`outcome.${row.outcome}`)
	const site = row.site as SiteCode
	const format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' })
	const day = row.until ? format.format(calendarDay(lastDayBefore(site, row.until))) : ''
	return t('late', { day, returnsDays, country: SITES[site].countryCode })
}
