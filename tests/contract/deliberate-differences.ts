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
			/^body\.(id|order_id|order_key|order_number)$/,
			/^body\.payment_result\.redirect_url$/,
			/^body\.payment_result\.payment_details\[\]\.value$/,
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
		exchanges: /^(login-)?order-/,
		where: /^body\.items\[\]\.(key|id):/,
		reason: "keys of orders and numbers of their lines are the shop's own",
	},
	{
		exchanges: /create-account$/,
		where: /^(header User-ID|body\.customer_id): 4 instead of 5/,
		reason: 'the first new customer of this shop is its fourth',
	},
	{
		exchanges: /^order-pay-get$/,
		where: /^body\.shipping_address\.phone:/,
		reason: 'who wrote the recorded order down left the phone out of one address',
	},
	{
		exchanges: /-no-draft/,
		where: /cross_sells\[\]\.(brands|tags|add_to_cart)/,
		reason: 'the second set was recorded in a rebuilt shop, whose suggestions have brands and tags, and no limits',
	},
	{
		exchanges: /./,
		where: /cross_sells\[\]\.attributes\[\]\.terms/,
		reason: 'sizes go from small to large here',
	},
];
