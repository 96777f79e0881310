/** Attributes of Google's product data specification, with older names that feeds still use. */
const ATTRIBUTES = `
id title structured_title short_title description structured_description link canonical_link mobile_link mobile_link_template
link_template ads_redirect image_link additional_image_link additional_mobile_image_link lifestyle_image_link virtual_model_link
video_link availability availability_date expiration_date disclosure_date price sale_price sale_price_effective_date
cost_of_goods_sold maximum_retail_price auto_pricing_min_price unit_pricing_measure unit_pricing_base_measure installment
subscription_cost loyalty_points loyalty_program google_product_category product_type brand gtin mpn identifier_exists condition
adult multipack is_bundle certification energy_efficiency_class min_energy_efficiency_class max_energy_efficiency_class age_group
color gender material pattern size size_type size_system item_group_id product_length product_width product_height product_weight
product_detail product_highlight custom_label_0 custom_label_1 custom_label_2 custom_label_3 custom_label_4 promotion_id
excluded_destination included_destination shopping_ads_excluded_country pause external_seller_id shipping carrier_shipping
shipping_label shipping_weight shipping_length shipping_width shipping_height ships_from_country min_handling_time
max_handling_time transit_time_label free_shipping_threshold handling_cutoff_time shipping_handling_business_days
shipping_transit_business_days return_address_label return_policy_label tax tax_category consumer_notice sell_on_google_quantity
quantity pickup_method pickup_sla store_code instore_product_location warranty question_and_answer document_link related_product
item_group_title variant_option popularity_rank product_fee minimum_order_value online_only manufacturer upc ean isbn target_country
content_language feed_label channel display_ads_id display_ads_link display_ads_title display_ads_value display_ads_similar_id
ads_grouping ads_labels adwords_grouping adwords_labels adwords_redirect cloud_export_additional_properties
`
const KNOWN = new Set(ATTRIBUTES.trim().split(/\s+/))

/** Normalizes an attribute name: `image link`, `Image_Link` and `g:image_link` are one. */
export function attributeName(name: string): string {
	const plain = name
		.trim()
		.toLowerCase()
		.replaceAll(/[\s-]+/g, '_')
	return plain.replace(/^g:/, '').replace(/\(.*\)$/, '')
}

/** Imported attributes; the others serve advertising, shipping and Google itself. */
const TAKEN = new Set(
	`id title structured_title description structured_description image_link additional_image_link availability price sale_price
sale_price_effective_date google_product_category product_type brand gtin age_group color gender material pattern size size_type
size_system item_group_id custom_label_0 custom_label_1 custom_label_2 custom_label_3 custom_label_4`.split(/\s+/),
)
/** Attributes about the sale, not the product. */
const NOT_OF_THE_PRODUCT = new Set(['link', 'canonical_link', 'mobile_link', 'identifier_exists', 'condition'])

export function isTaken(name: string): boolean {
	return TAKEN.has(name) || NOT_OF_THE_PRODUCT.has(name)
}

export function isAttribute(name: string): boolean {
	return KNOWN.has(name)
}

/** An item of a feed: values by attribute name, several where it is repeated. */
export type FeedItem = { line: number; values: Map<string, string[]> }

export function valueOf(item: FeedItem, name: string): string {
	return item.values.get(name)?.[0] ?? ''
}
