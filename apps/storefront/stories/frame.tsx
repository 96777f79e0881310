import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { promiseArguments, RETURN_PROMISE } from '@vitrine/market/return-periods'
import { SITE_BOOK } from '@vitrine/market/sites'
import { PAGE_NAMESPACES } from '@vitrine/messages/pages'
import { useState } from 'react'
import { createRoutesStub, Outlet } from 'react-router'
import { type DocumentFacts, DocumentProvider } from '#app/document/document.tsx'
import { Texts } from '#app/document/languages/texts.tsx'
import type { ShopFacts } from '#app/document/shop-facts.ts'
import { arrivedMessages } from '#app/facts/locale/messages.ts'
import { ToastRegion } from '#app/ui/toast.tsx'
import type { FoundStory } from './story.ts'

const SHOP: ShopFacts = { departments: [], hasQuickAdd: true, hasWishlist: true }

type FrameProps = { story: FoundStory; locale: LocaleCode; markRatio: number | undefined }

/** A page of the shop with nothing on it but one story. */
export function Frame({ story, locale, markRatio }: FrameProps) {
	const [Page] = useState(() => pageOf(story))
	const { path = '' } = story.parameters ?? {}
	const facts: DocumentFacts = {
		shopName: 'Maison X',
		sites: SITE_BOOK,
		shop: { brand: 'Maison X', ...promiseArguments(RETURN_PROMISE) },
		locale,
		hostSite: LOCALES[locale].site,
		isNativeApp: false,
		markRatio,
		trackingHost: 'stories',
		workEnvironment: 'dev',
		messages: arrivedMessages,
	}
	return (
		<DocumentProvider value={facts}>
			<Page
				initialEntries={[`/${locale}/${path}`]}
				hydrationData={{ loaderData: { shop: SHOP, home: null, product: null, page: null } }}
			/>
		</DocumentProvider>
	)
}

/** The routes of the shop as far as components ask for them: its layout, the page of a product, and every other page. */
function pageOf({ id, render: Render, parameters = {} }: FoundStory) {
	const answer = () => parameters.answer ?? null
	function Page() {
		return (
			<Texts namespaces={[...PAGE_NAMESPACES]}>
				<main className="page-container story-page">
					<h1 className="visually-hidden">{id}</h1>
					<Render />
				</main>
				<ToastRegion />
			</Texts>
		)
	}
	const own = { Component: Page, loader: answer, action: answer }
	return createRoutesStub([
		{
			id: 'shop',
			path: '/:locale',
			Component: Outlet,
			loader: () => SHOP,
			children: [
				{ id: 'home', index: true, ...own },
				{ id: 'product', path: 'p/:urlKey', ...own },
				{ id: 'page', path: '*', ...own },
			],
		},
	])
}
