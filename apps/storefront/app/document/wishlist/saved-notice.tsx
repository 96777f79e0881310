import type { LocaleCode } from '@vitrine/market/locales'
import { useTranslations } from 'use-intl'
import { loadLayerMessages } from '#app/facts/locale/messages.ts'
import { Texts } from '#app/document/languages/texts.tsx'
import { measure } from '#app/document/tracking/measure.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { Product } from './wishlist-button.tsx'

type SavedInput = {
	product: Product
	/** As events name the list it stands in. */
	listId: string | undefined
	locale: LocaleCode
	/** Of the wishlist. */
	path: string
	/** There when the garment was taken away. */
	undo: (() => void) | undefined
}

/** Says what a press on a wishlist button has done, and tells of what was saved. Brings its own words, so that no page carries them. */
export async function announceSaved({ product, listId, locale, path, undo }: SavedInput): Promise<void> {
	if (!undo) measure(({ reportSaved }) => reportSaved(product, listId))
	if (!(await loadLayerMessages(locale))) return
	const { name } = product
	if (undo) {
		showToast({
			message: <Words says="unsaved" name={name} />,
			action: { label: <Words says="undo" />, onPress: undo },
		})
	} else {
		showToast({ message: <Words says="saved" name={name} />, action: { label: <Words says="viewSaved" />, to: path } })
	}
}

type WordsProps = { says: 'saved' | 'unsaved' | 'undo' | 'viewSaved'; name?: string }

function Words(props: WordsProps) {
	return (
		<Texts namespaces={['live']}>
			<Said {...props} />
		</Texts>
	)
}

function Said({ says, name = '' }: WordsProps) {
	const t = useTranslations('live')
	if (says === 'saved') return t('saved', { name })
	if (says === 'unsaved') return t('unsaved', { name })
	return says === 'undo' ? t('undo') : t('viewSaved')
}
