import { useTranslations } from 'use-intl'
import type { OpenState } from './opening-hours.ts'

/** Open until when, or closed until when. */
export function OpenWords({ open }: { open: OpenState }) {
	const t = useTranslations('stores')
	if (open.isOpen) return t('open', { time: open.until })
	if (!open.opens) return t('closed')
	const { day, time } = open.opens
	return day === null ? t('opensToday', { time }) : t('opensOn', { day, time })
}
