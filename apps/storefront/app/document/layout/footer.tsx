import type { LocaleCode } from '@vitrine/market/locales'
import { useTranslations } from 'use-intl'
import { ConsentLink } from '#app/document/consent/consent-link.tsx'
import { useDocument } from '#app/document/document.tsx'
import { Button } from '#app/ui/button.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { CountryList, countryRow } from './country-list.tsx'
import { FooterColumns, type FooterColumnsProps } from './footer-columns.tsx'

type FooterProps = FooterColumnsProps & {
	origins: Partial<Record<LocaleCode, string>>
	/** Ways to pay, by name. */
	payments: string[]
}

/** Only what exists: links to pages of the shop, of help and of law, the facts of an order and the ways to pay as text, the country. */
export function Footer({ origins, payments, ...columns }: FooterProps) {
	const t = useTranslations('footer')
	const { shopName, legalName: company = shopName } = useDocument()
	return (
		<footer className="site-footer" data-track="footer">
			<FooterColumns {...columns} />
			<div className="page-container site-footer-base">
				<p className="type-small muted">{t('company', { company })}</p>
				<ConsentLink />
				<PaymentMarks payments={payments} />
				<CountryButton origins={origins} />
			</div>
		</footer>
	)
}

/** Names in the house's own frame: the marks themselves belong to others, and would be fetched from them. */
function PaymentMarks({ payments }: { payments: string[] }) {
	const t = useTranslations('footer')
	if (payments.length === 0) return null
	return (
		<ul className="payment-marks" aria-label={t('payment')}>
			{payments.map((name) => (
				<li key={name}>{name}</li>
			))}
		</ul>
	)
}

function CountryButton({ origins }: { origins: Partial<Record<LocaleCode, string>> }) {
	const t = useTranslations('country')
	const { site, locale } = useDocument()
	return (
		<>
			<Button variant="secondary" size="compact" icon="globe" popoverTarget="country">
				{countryRow(site, locale)}
			</Button>
			<Popover id="country" label={t('title')}>
				<h2 className="type-title-m country-title">{t('title')}</h2>
				<CountryList origins={origins} />
			</Popover>
		</>
	)
}
