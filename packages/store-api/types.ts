/** Server-owned data keeps its wire names (docs/architecture.md, "Rules"). Source: docs/contract/store-api.md 1–5. */

/** Minor units as an integer's text; `"-1050"` is -10.50 in a currency with two decimals. */
export type MinorAmount = string;

export interface CurrencyFields {
	currency_code: string;
	currency_symbol: string;
	currency_minor_unit: number;
	currency_decimal_separator: string;
	currency_thousand_separator: string;
	currency_prefix: string;
	currency_suffix: string;
}

export interface ImageResponse {
	id: number;
	src: string;
	thumbnail: string;
	srcset: string;
	sizes: string;
	thumbnail_srcset?: string;
	thumbnail_sizes?: string;
	name: string;
	alt: string;
}

/** `maximum` is 9999 if the product has no limit. Quantities may be fractional if an add-on allows it. */
export interface QuantityLimits {
	minimum: number;
	maximum: number;
	multiple_of: number;
	editable: boolean;
}

export interface VariationAttribute {
	raw_attribute?: string;
	attribute: string;
	value: string;
}

/** Add-ons' data. Entries with `hidden` don't render. */
export interface ItemData {
	key?: string;
	name?: string;
	value?: string;
	display?: string;
	hidden?: boolean | string;
	className?: string;
	[ extra: string ]: unknown;
}

export interface PriceRange {
	min_amount: MinorAmount;
	max_amount: MinorAmount;
}

/** Unit prices; unlike totals, they follow the shop's tax display setting (docs/contract/observed.md). */
export interface ProductPrices extends CurrencyFields {
	price: MinorAmount;
	regular_price: MinorAmount;
	sale_price: MinorAmount;
	price_range: PriceRange | null;
}

export interface CartItemPrices extends ProductPrices {
	/** The same prices with `precision` decimals beyond the currency's, before rounding. */
	raw_prices: {
		precision: number;
		price: string;
		regular_price: string;
		sale_price: string;
	};
}

/** Always without tax, which has its own fields. */
export interface CartItemTotals extends CurrencyFields {
	line_subtotal: MinorAmount;
	line_subtotal_tax: MinorAmount;
	line_total: MinorAmount;
	line_total_tax: MinorAmount;
}

export type CatalogVisibility = 'visible' | 'catalog' | 'search' | 'hidden';

/** Add-on data by namespace. */
export type Extensions = Record< string, unknown >;

export interface OrderItemResponse {
	/** In a cart it identifies the line; in an order it's the order's key, the same for all lines. */
	key: string;
	/** In a cart the product or variation; in an order the line. */
	id: number;
	quantity: number;
	quantity_limits: QuantityLimits;
	name: string;
	short_description: string;
	description: string;
	sku: string;
	/** `null` if stock is not low or not tracked. */
	low_stock_remaining: number | null;
	backorders_allowed: boolean;
	show_backorder_badge: boolean;
	sold_individually: boolean;
	permalink: string;
	images: ImageResponse[];
	variation: VariationAttribute[];
	item_data: ItemData[];
	prices: CartItemPrices;
	totals: CartItemTotals;
	catalog_visibility: CatalogVisibility;
}

export interface CartItemResponse extends OrderItemResponse {
	type: string;
	/** Missing on current servers. */
	summary?: string;
	extensions: Extensions;
}

export interface CartCouponResponse {
	code: string;
	discount_type: string;
	totals: CurrencyFields & {
		total_discount: MinorAmount;
		total_discount_tax: MinorAmount;
	};
}

export interface CartFeeResponse {
	/** Servers send `key`; the schema documents `id`. */
	id?: string;
	key: string;
	name: string;
	totals: CurrencyFields & { total: MinorAmount; total_tax: MinorAmount };
}

export interface TaxLine {
	name: string;
	price: MinorAmount;
	/** Such as `"7.25%"`. */
	rate: string;
}

export interface CartTotalsResponse extends CurrencyFields {
	total_items: MinorAmount;
	total_items_tax: MinorAmount;
	total_fees: MinorAmount;
	total_fees_tax: MinorAmount;
	total_discount: MinorAmount;
	total_discount_tax: MinorAmount;
	/** `null` before shipping is calculated. */
	total_shipping: MinorAmount | null;
	total_shipping_tax: MinorAmount | null;
	total_price: MinorAmount;
	total_tax: MinorAmount;
	/** `[]` unless the shop itemizes taxes. */
	tax_lines: TaxLine[];
}

/** Missing values are `''`. Also contains additional address fields as `namespace/name`; a checkbox is a boolean. */
export interface AddressResponse {
	first_name: string;
	last_name: string;
	company: string;
	address_1: string;
	address_2: string;
	city: string;
	state: string;
	postcode: string;
	country: string;
	phone: string;
	[ additional: `${ string }/${ string }` ]: string | boolean;
}

export interface BillingAddressResponse extends AddressResponse {
	email: string;
}

export interface ShippingRateResponse extends CurrencyFields {
	/** `method:instance`, such as `flat_rate:1`; pickup locations are `pickup_location:{n}`. */
	rate_id: string;
	name: string;
	description: string;
	delivery_time: string;
	price: MinorAmount;
	taxes: MinorAmount;
	instance_id: number;
	method_id: string;
	meta_data: Array< { key: string; value: string } >;
	selected: boolean;
}

export interface ShippingPackageResponse {
	package_id: number | string;
	name: string;
	destination: {
		address_1: string;
		address_2: string;
		city: string;
		state: string;
		postcode: string;
		country: string;
	};
	items: Array< { key: string; name: string; quantity: number } >;
	shipping_rates: ShippingRateResponse[];
}

export interface CartErrorResponse {
	code: string;
	message: string;
}

export interface TermReference {
	id: number;
	name: string;
	slug: string;
	link: string;
}

export interface ProductResponse {
	id: number;
	name: string;
	slug: string;
	parent: number;
	type: string;
	/** A variation's attributes as one text; `''` for other products. */
	variation: string;
	permalink: string;
	sku: string;
	short_description: string;
	description: string;
	on_sale: boolean;
	prices: ProductPrices;
	price_html: string;
	average_rating: string;
	review_count: number;
	images: ImageResponse[];
	categories: TermReference[];
	tags: TermReference[];
	brands?: TermReference[];
	attributes: Array< {
		id: number;
		name: string;
		taxonomy: string | null;
		has_variations: boolean;
		terms: Array< {
			id: number;
			name: string;
			slug: string;
			default?: boolean;
		} >;
	} >;
	variations: Array< {
		id: number;
		attributes: Array< { name: string; value: string | null } >;
	} >;
	grouped_products?: number[];
	has_options: boolean;
	is_purchasable: boolean;
	is_in_stock: boolean;
	is_on_backorder: boolean;
	low_stock_remaining: number | null;
	stock_availability?: { text: string; class: string };
	sold_individually: boolean;
	weight?: string;
	dimensions?: { length: string; width: string; height: string };
	formatted_weight?: string;
	formatted_dimensions?: string;
	add_to_cart: {
		text: string;
		description: string;
		url: string;
		single_text?: string;
		minimum: number;
		maximum: number;
		multiple_of: number;
	};
	is_password_protected?: boolean;
	extensions?: Extensions;
}

export interface CartResponse {
	items: CartItemResponse[];
	coupons: CartCouponResponse[];
	fees: CartFeeResponse[];
	totals: CartTotalsResponse;
	shipping_address: AddressResponse;
	billing_address: BillingAddressResponse;
	needs_payment: boolean;
	needs_shipping: boolean;
	payment_requirements: string[];
	has_calculated_shipping: boolean;
	shipping_rates: ShippingPackageResponse[];
	items_count: number;
	/** Grams. */
	items_weight: number;
	cross_sells: ProductResponse[];
	errors: CartErrorResponse[];
	/** Ids of the gateways available for this order. */
	payment_methods: string[];
	extensions: Extensions;
}

/** `''` before a payment attempt. After a failed attempt, the order keeps its status until the next one. */
export type PaymentStatus = '' | 'success' | 'failure' | 'pending' | 'error';

export interface PaymentResultResponse {
	payment_status: PaymentStatus;
	/** The gateway's additional data with its own keys (`errorMessage`, `redirect`); values of any type. */
	payment_details: Array< { key: string; value: unknown } >;
	/** `''` for none. */
	redirect_url: string;
}

/** The response of `GET`, `PUT` and `POST /checkout`, and `POST /checkout/{id}`. */
export interface CheckoutResponse {
	/** 0 until there is an order. */
	order_id: number;
	/** For example `"checkout-draft"`, `"pending"`, `"processing"`, `"on-hold"`, `"failed"`. */
	status: string;
	/** `''` until there is an order. */
	order_key: string;
	/** The displayed number; `"0"` until there's an order. */
	order_number: string;
	customer_note: string;
	/** 0 if the shopper isn't logged in. */
	customer_id: number;
	billing_address: BillingAddressResponse;
	shipping_address: AddressResponse;
	/** `''` if none is selected. */
	payment_method: string;
	/** `null` until there's an order, and after an update of the draft order. */
	payment_result: PaymentResultResponse | null;
	/** Contact and order fields by `namespace/name`; a checkbox is a boolean. */
	additional_fields: Record< string, string | boolean >;
	/** `null` if the response has no cart, as after placing an order. */
	__experimentalCart: CartResponse | null;
	extensions: Extensions;
}

/** A namespace's index; its keys are the regular expressions of its routes. */
export interface RouteIndexResponse {
	namespace: string;
	routes: Record< string, unknown >;
}

/** Source: docs/contract/store-api.md 1.3. Messages contain HTML entities. */
export interface ApiErrorResponse {
	code: string;
	message: string;
	data?: ApiErrorData;
	additional_errors?: ApiErrorResponse[];
}

/** Servers add their own fields, such as stray numbers from PHP. */
export interface ApiErrorData {
	status?: number;
	/** The whole cart after a conflict (409). Unvalidated: use `parseCart`. */
	cart?: unknown;
	/** Messages by parameter, or only the names of missing parameters. */
	params?: Record< string, string > | string[];
	/** By parameter or context (`cart`, `checkout`). */
	details?: Record< string, string | ApiErrorDetail >;
	/** The notice context in which to show the error. */
	context?: string;
	[ extra: string ]: unknown;
}

export interface ApiErrorDetail {
	code: string;
	message: string;
	/** An additional field's error has `location` and `key`. */
	data?: Record< string, unknown >;
	additional_errors?: ApiErrorResponse[];
}

export interface BatchItemResponse {
	status: number;
	/** Numeric values are numbers here, unlike in HTTP headers. */
	headers: Record< string, unknown >;
	body: unknown;
}

export interface BatchResponse {
	/** In the order of the requests; `null` if a request didn't run, or its response lacks status, body or headers. */
	responses: Array< BatchItemResponse | null >;
	failed?: 'validation';
}

/** An attribute's term, a category or a tag. */
export interface TermResponse {
	id: number;
	name: string;
	slug: string;
	/** HTML. */
	description: string;
	/** 0 for none. */
	parent: number;
	count: number;
}

/** Numbers for a list's filters: `null` for numbers that you didn't request. */
export interface CollectionDataResponse {
	price_range:
		| ( CurrencyFields & {
				min_price: MinorAmount;
				max_price: MinorAmount;
		  } )
		| null;
	attribute_counts: Array< { term: number; count: number } > | null;
	rating_counts: Array< { rating: number; count: number } > | null;
	/** The counts are digits. */
	stock_status_counts: Array< { status: string; count: string } > | null;
	/** Missing from older servers. */
	taxonomy_counts: Array< { term: number; count: number } > | null;
}
