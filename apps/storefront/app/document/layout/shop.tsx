import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PaymentProduct } from '@vitrine/commerce/payments/contract'
import { SITES } from '@vitrine/market/sites'
import { useEffect } from 'react'
import { requestContext } from '#app/request/context.ts'
import { PART_TIMEOUT, withTimeout } from '#app/request/gateway/with-timeout.ts'
import { AfterStart } from '#app/document/after-start/after-start.tsx'
import { useDocument } from '#app/document/document.tsx'
import type { ShopFacts } from '#app/document/shop-facts.ts'
import { countryOrigins } from '#app/facts/addresses/country-origins.ts'
import { CountrySuggestionSlot } from '#app/document/languages/country-suggestion-slot.tsx'
import { saleEntry } from '#app/request/web-domain/private-sale.ts'
import { freeDeliveryAmount } from '#app/request/web-domain/free-delivery.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { useAccountList } from '#app/document/wishlist/use-saved.ts'
import { PlaceLink } from '#app/ui/place-link.tsx'
import type { Route } from './+types/shop'
import { Announcement } from './announcement.tsx'
import { contactHtml } from './contact.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { departmentsOf } from '#app/request/web-domain/departments.ts'
import { menuPictures } from './menu-pictures.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { TabBar } from './tab-bar.tsx'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'
import './layout.css'

/** When what the menus say of the private sale may be otherwise, in milliseconds. */
let changesAt = Number.POSITIVE_INFINITY

export const handle: PageHandle = { namespaces: ['nav', 'announce', 'footer', 'country', 'search', 'price'] }

export async function loader({ request, context }: Route.LoaderArgs) {
	const { brand, site, tag, timeZone, locale, texts, directory, settings, host, siteRecord } =
		context.get(requestContext)
	const { isOpen } = SITES[site]
	const [params, categories, payments] = await Promise.all([
		withTimeout(PART_TIMEOUT, siteRecord(), directory.known(site)),
		isOpen ? withTimeout(PART_TIMEOUT, directory.categories(site, locale), undefined) : [],
		isOpen ? withTimeout(PART_TIMEOUT, directory.payments(site), undefined) : [],
	])
	const { domains } = settings
	return {
		departments: departmentsOf(categories ?? []).map((department, index) => ({
			...department,
			pictures: categories?.[index] && menuPictures(categories[index], locale),
		})),
		freeDelivery: freeDeliveryAmount(params, locale),
		hasQuickAdd: params.swiftAddToCart,
		hasWishlist: isOpen && params.wishlist,
		hasLoyalty: params.loyalty,
		privateSale: saleEntry(params, new Date()),
		hasGiftCards: params.giftCard !== null,
		payments: paymentMarks(payments ?? [], texts.messages(locale, ['payment'])),
		contact: contactHtml(brand, { tag, timeZone, messages: texts.messages(locale, ['footer']) }),
		origins: countryOrigins({ url: new URL(request.url), hostSite: host.site, domains }),
	} satisfies ShopFacts & Record<string, unknown>
}

/** The same on every page of a document in one language, until the private sale comes or goes (R122). */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return currentParams.locale !== nextParams.locale || isSaleEntryOld()
}

export default function Shop({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('nav')
	const { isNativeApp } = useDocument()
	useSaleEntry(loaderData.privateSale)
	useAccountList(loaderData.hasWishlist)
	if (isNativeApp) {
		return (
			<>
				<OfflineBanner />
				<main id="content">
					<Outlet />
				</main>
			</>
		)
	}
	return (
		<>
			<PlaceLink place="content" className="skip-link">
				{t('skipToContent')}
			</PlaceLink>
			<PlaceLink place="search" className="skip-link">
				{t('skipToSearch')}
			</PlaceLink>
			<CountrySuggestionSlot origins={loaderData.origins} />
			<Announcement freeDelivery={loaderData.freeDelivery} />
			<Header {...loaderData} hasPrivateSale={loaderData.privateSale.isAnnounced} />
			<main id="content" className="shop-main">
				<Outlet />
				<AfterStart part="Seen" />
			</main>
			<Footer {...loaderData} hasPrivateSale={loaderData.privateSale.isAnnounced} />
			<TabBar hasWishlist={loaderData.hasWishlist} />
		</>
	)
}

/**
 * What the footer says of the ways to pay: brands of cards as they are written, other products by the name the checkout has
 * for them. Only on the server, so that no page carries the checkout's texts.
 */
function paymentMarks(products: readonly PaymentProduct[], texts: ReturnType<PageTexts['messages']>): string[] {
	const { payment } = texts as { payment?: { product?: Record<string, string> } }
	return products.flatMap(({ name, brands }) => (brands.length > 0 ? brands : [payment?.product?.[name] ?? name]))
}

/** Remembers until when the menus of this page are true (R122). */
function useSaleEntry({ changesAt: next }: { changesAt: number | null }): void {
	useEffect(() => {
		changesAt = next ?? Number.POSITIVE_INFINITY
	}, [next])
}

/** Whether the server has to be asked again. This device's clock only says when to ask; the answer is the server's. */
function isSaleEntryOld(): boolean {
	return Date.now() >= changesAt
}
