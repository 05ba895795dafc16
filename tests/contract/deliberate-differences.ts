import type { Comparison } from './compare';

/** Texts, pictures and identities that are this shop's own. */
export const OWN: Comparison = {
	ownValues: new RegExp(
		[
			/images\[\]\.\w+$/,
			/(product_image|image)\.\w+$/,
			/\.description$/,
			/add_to_cart\.url$/,
			/headers\.(Nonce|Nonce-Timestamp|Cart-Token|Cart-Hash)$/,
			/reviewer_avatar_urls\.\d+$/,
		]
			.map( ( { source } ) => source )
			.join( '|' )
	),
	ownLists: /images$/,
};

/**
 * For products: only fields and types. Their values are compared beside the catalogue, where a product's own texts,
 * reviews and terms are known.
 */
export const FIELDS_ONLY: Comparison = { ownValues: /./, ownLists: /./ };

/** What the demo shop answers otherwise on purpose. Each is told by a pattern of its difference and has its reason. */
export const DIFFERENCES: ReadonlyArray< {
	exchanges: RegExp;
	where: RegExp;
	reason: string;
} > = [
	{
		exchanges: /^cart-items-(by-key|put)$/,
		where: /^body\._links/,
		reason: 'the recorded links hold a pattern instead of the address; ours can be followed, here as in lists',
	},
	{
		exchanges: /^cart-items-delete-one$/,
		where: /^header Content-Type: null/,
		reason: 'an answer without content has no type of content',
	},
	{
		exchanges: /^cart-update-item-missing-quantity$/,
		where: /shipping/,
		reason: 'the recorded shop forgets its rates when an update changes nothing; ours tells the cart as it is',
	},
	{
		exchanges: /^coupon-apply-(empty|missing)$/,
		where: /^body\.message/,
		reason: 'without a code the recorded message says that it has been applied already',
	},
	{
		exchanges: /^cart-with-fee$/,
		where: /^body\.fees\[\]\.(key|name)/,
		reason: 'the fee on every cart is for handling here; gift wrap is an add-on that the shopper asks for',
	},
	{
		exchanges: /./,
		where: /cross_sells\[\]\.attributes\[\]\.terms/,
		reason: 'sizes go from small to large here',
	},
];
