import type { LanguageTag } from '@vitrine/market/locales'
import { translatorOf } from '@vitrine/messages/engine'
import type { DescribedVariant } from '../../catalog/queries/describe-variants.ts'
import type { Email } from '../../mail/commands.ts'
import { type Sender, sized } from '../../mail/email.ts'
import { writeEmail } from '../../mail/write-parts.ts'
import type { RestockRow } from '../queries.ts'

type RestockEmail = {
	row: Pick<RestockRow, 'email' | 'language_tag' | 'page_url'>
	variant: Pick<DescribedVariant, 'name' | 'colorName' | 'sizeLabel' | 'urlKey' | 'image'>
	sender: Sender
}

/** Double opt-in. Opening the link confirms nothing: the page has the button. */
export function restockConfirmation({ row, variant, sender }: RestockEmail): Promise<Email> {
	const { t, ...mail } = commonOf({ row, variant, sender })
	const about = { brand: sender.shopName }
	return writeEmail({
		...mail,
		subject: t('confirm.subject', { name: variant.name }),
		title: t('confirm.title'),
		parts: [
			t('confirm.text', about),
			{ goods: [mail.goods] },
			{ action: row.page_url, label: t('confirm.button') },
			{ note: t('confirm.note') },
		],
	})
}

/** The size is back. Its price stands on its page, where it is right when it is read. */
export async function restockEmail({ row, variant, sender }: RestockEmail): Promise<Email> {
	const { t, ...mail } = commonOf({ row, variant, sender })
	const written = await writeEmail({
		...mail,
		subject: t('back.subject', { name: variant.name }),
		title: t('back.title'),
		parts: [
			t('back.text', { brand: sender.shopName }),
			{ goods: [mail.goods] },
			{ action: productLink(row.page_url, variant.urlKey), label: t('back.open') },
			{ note: t('back.why') },
		],
	})
	return { ...written, unsubscribeUrl: row.page_url }
}

function commonOf({ row, variant: { name, colorName, sizeLabel, image }, sender }: RestockEmail) {
	const tag = row.language_tag as LanguageTag
	const t = translatorOf('restockEmail', tag)
	const goods = { name, detail: `${colorName}, ${sized(t('size'), sizeLabel)}`, picture: image }
	return { t, to: row.email, tag, sender, goods }
}

/** URL of the product, in the shop and language of the page that ends the alert. */
function productLink(pageUrl: string, urlKey: string): string {
	const { origin, pathname } = new URL(pageUrl)
	return `${origin}/${pathname.split('/')[1] ?? ''}/p/${urlKey}/`
}
