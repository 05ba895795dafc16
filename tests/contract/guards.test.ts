/**
 * @jest-environment node
 */
import {
	isApiErrorResponse,
	parseApiError,
	parseBatch,
	parseCart,
	parseCheckout,
	parseCollectionData,
	parseCoupon,
	parseFee,
	parseProduct,
	parseProducts,
	parseRouteIndex,
	parseShippingPackage,
	parseShippingRate,
	parseTerms,
	type ParseResult,
} from '@shopfront/store-api';
import { recording, recordings, type Recording } from './recordings';

type Guard = ( value: unknown ) => ParseResult< unknown >;

/** By route; the first match applies. */
const GUARDS: ReadonlyArray< readonly [ RegExp, Guard ] > = [
	[ /^(GET|POST) cart(\/[\w-]+)?$/, parseCart ],
	[ /^POST batch$/, parseBatch ],
	[ /^GET products$/, parseProducts ],
	[ /^GET products\/collection-data$/, parseCollectionData ],
	[
		/^GET products\/(attributes\/\d+\/terms|brands|categories|tags)$/,
		parseTerms,
	],
	[ /^GET products\/[\w-]+$/, parseProduct ],
	[ /^GET wc\/store\/v1$/, parseRouteIndex ],
	[ /^(GET|PUT|POST) checkout(\/\d+)?$/, parseCheckout ],
];

const routeOf = ( { request }: Recording ): string =>
	`${ request.method } ${ request.path
		.replace( /^\/wp-json\/(wc\/store\/v1\/)?/, '' )
		.replace( /\?.*$/, '' ) }`;

const isGood = ( { response }: Recording ) => response.status < 300;

/** With `_fields`, the response is partial, and guards reject it. */
const isPartial = ( { request }: Recording ) =>
	request.path.includes( '_fields=' );

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const all = recordings();

/** The client doesn't parse these. */
const UNREAD_ROUTES =
	/^OPTIONS |^\w+ cart\/(items|coupons)\b|^GET products\/(attributes(\/\d+)?$|(brands|categories)\/|reviews\b)|^GET order\//;

const isUnread = ( each: Recording ) =>
	each.name === 'root-index' || UNREAD_ROUTES.test( routeOf( each ) );

const good = all.filter(
	( each ) =>
		isGood( each ) &&
		each.response.status !== 204 &&
		! isPartial( each ) &&
		! isUnread( each )
);

/** The response to a failed payment is a whole checkout, not an error. */
const isFailedPayment = ( { response }: Recording ) =>
	isRecord( response.body ) && 'payment_result' in response.body;

/** The platform fails with PHP's own text. */
const isText = ( { response }: Recording ) => typeof response.body === 'string';

const bad = all.filter(
	( each ) =>
		! isGood( each ) && ! isFailedPayment( each ) && ! isText( each )
);

const getGuard = ( each: Recording ): Guard => {
	const entry = GUARDS.find( ( [ route ] ) => route.test( routeOf( each ) ) );
	if ( ! entry ) {
		throw new Error( `No guard for ${ routeOf( each ) }` );
	}
	return entry[ 1 ];
};

const steps = ( path: string ) => path.match( /[^.[\]]+/g ) ?? [];

const toPath = ( keys: readonly ( string | number )[] ) =>
	keys.reduce< string >(
		( path, key ) =>
			typeof key === 'number'
				? `${ path }[${ key }]`
				: `${ path }${ path && '.' }${ key }`,
		''
	);

/** Only the first entry of each list: all have the same shape. */
const pathsOf = (
	value: unknown,
	keys: readonly ( string | number )[] = []
): string[] => {
	const own = keys.length > 0 ? [ toPath( keys ) ] : [];
	if ( Array.isArray( value ) ) {
		return value.length > 0
			? [ ...own, ...pathsOf( value[ 0 ], [ ...keys, 0 ] ) ]
			: own;
	}
	return isRecord( value )
		? [
				...own,
				...Object.entries( value ).flatMap( ( [ key, entry ] ) =>
					pathsOf( entry, [ ...keys, key ] )
				),
			]
		: own;
};

const changed = (
	value: unknown,
	path: string,
	change: ( holder: Record< string, unknown >, key: string ) => void
): unknown => {
	const copy: unknown = structuredClone( value );
	const keys = steps( path );
	const last = keys.pop() ?? '';
	const holder = keys.reduce< unknown >(
		( inside, key ) =>
			typeof inside === 'object' && inside !== null
				? Reflect.get( inside, key )
				: undefined,
		copy
	);
	if ( typeof holder !== 'object' || holder === null ) {
		throw new Error( `Nothing at ${ path }` );
	}
	change( holder as Record< string, unknown >, last );
	return copy;
};

const drop = ( holder: Record< string, unknown >, key: string ) => {
	delete holder[ key ];
};

/** No field's type allows a nested list. */
const corrupt = ( holder: Record< string, unknown >, key: string ) => {
	holder[ key ] = [ [] ];
};

const body = ( name: string ) => recording( name ).response.body;

const at = ( value: unknown, path: string ): unknown =>
	steps( path ).reduce< unknown >(
		( inside, key ) =>
			typeof inside === 'object' && inside !== null
				? Reflect.get( inside, key )
				: undefined,
		value
	);

describe( 'recorded responses', () => {
	it( 'exist', () => {
		expect( good.length ).toBeGreaterThan( 110 );
	} );

	it.each( good.map( ( each ) => [ each.name, each ] as const ) )(
		'accepts %s',
		( _name, each ) => {
			const parsed = getGuard( each )( each.response.body );
			expect( parsed ).toMatchObject( { ok: true } );
		}
	);

	it( 'are returned without a copy if nothing is missing', () => {
		const cart = body( 'cart-get-many-items' );
		const parsed = parseCart( cart );
		expect( parsed.ok && parsed.value ).toBe( cart );
	} );

	it.each(
		all
			.filter( ( each ) => isPartial( each ) && isGood( each ) )
			.map( ( each ) => [ each.name, each ] as const )
	)(
		'rejects the partial response %s with the missing path',
		( _name, each ) => {
			expect( getGuard( each )( each.response.body ) ).toMatchObject( {
				ok: false,
				path: expect.stringMatching( /\w/ ),
			} );
		}
	);
} );

describe( 'API errors', () => {
	/** An error that wasn't meant for the API has no data, not even a status. */
	const NO_DATA = /^order-pay-post-already-paid$/;

	it.each( bad.map( ( each ) => [ each.name, each ] as const ) )(
		'parses %s as an API error',
		( name, { response } ) => {
			const { status } = response;
			expect( isApiErrorResponse( response.body ) ).toBe( true );
			const parsed = parseApiError( response.body );
			expect( parsed ).toMatchObject( {
				ok: true,
				value: { data: NO_DATA.test( name ) ? {} : { status } },
			} );
		}
	);

	it.each(
		bad
			.filter( ( { response } ) => response.status === 409 )
			.map( ( each ) => [ each.name, each ] as const )
	)( 'finds the cart in %s', ( _name, { response } ) => {
		const error = parseApiError( response.body );
		expect( error.ok && parseCart( error.value.data?.cart ).ok ).toBe(
			true
		);
	} );

	it( 'preserve parameters and details', () => {
		const parsed = parseApiError(
			body( 'customer-update-invalid-postcode' )
		);
		expect( parsed ).toMatchObject( {
			ok: true,
			value: {
				code: 'rest_invalid_param',
				data: {
					params: {
						shipping_address:
							'The provided postcode / ZIP is not valid',
					},
					details: {
						shipping_address: { code: 'invalid_postcode' },
					},
				},
			},
		} );
	} );

	it.each( [
		[ 'missing parameters as a list', { params: [ 'rate_id' ] }, 'params' ],
		[ 'a string as a detail', { details: { cart: 'No.' } }, 'details' ],
		[ 'extra fields', { removed_coupons: [ 'ten' ] }, 'removed_coupons' ],
	] )( 'preserve %s', ( _what, data, preserved ) => {
		const parsed = parseApiError( { code: 'a', message: 'b', data } );
		expect( parsed.ok && parsed.value.data ).toHaveProperty( preserved );
		expect( parsed.ok && parsed.value.data ).toEqual( data );
	} );

	it.each( [ null, 'text', [], undefined ] )(
		'may lack data (%p)',
		( data ) => {
			expect(
				parseApiError( { code: 'a', message: 'b', data } )
			).toEqual( {
				ok: true,
				value: { code: 'a', message: 'b', data: {} },
			} );
		}
	);

	it.each( [
		[ null ],
		[ 'text' ],
		[ { code: 'a' } ],
		[ { message: 'b' } ],
		[ { code: 1, message: 'b' } ],
		[ [] ],
	] )( 'reject %j', ( value ) => {
		expect( isApiErrorResponse( value ) ).toBe( false );
		expect( parseApiError( value ).ok ).toBe( false );
	} );
} );

describe( 'responses in recorded batches', () => {
	const batches = all.filter(
		( { name, request } ) =>
			request.path.endsWith( '/batch' ) && name.startsWith( 'batch-' )
	);

	it.each(
		batches.filter( isGood ).map( ( each ) => [ each.name, each ] as const )
	)( 'accept %s', ( _name, { response } ) => {
		const parsed = parseBatch( response.body );
		const replies = parsed.ok ? parsed.value.responses : [ 'unread' ];
		expect( replies ).toHaveLength(
			Number( at( response.body, 'responses.length' ) )
		);
		const unread = replies.filter(
			( reply ) =>
				isRecord( reply ) &&
				! ( Number( reply.status ) < 300 ? parseCart : parseApiError )(
					reply.body
				).ok
		);
		expect( unread ).toEqual( [] );
	} );

	it.each(
		batches
			.filter( ( each ) => ! isGood( each ) )
			.map( ( each ) => [ each.name, each ] as const )
	)( 'reject %s as a batch', ( _name, { response } ) => {
		expect( parseBatch( response.body ) ).toMatchObject( {
			ok: false,
			path: 'responses',
		} );
	} );

	it.each( [
		[ 'status', { headers: {}, body: {} } ],
		[ 'headers', { status: 200, body: {} } ],
		[ 'body', { status: 200, headers: {} } ],
	] )( 'replace a response without %s with null', ( _what, reply ) => {
		const whole = { status: 204, headers: [], body: null };
		expect( parseBatch( { responses: [ reply, whole ] } ) ).toMatchObject( {
			ok: true,
			value: {
				responses: [ null, { status: 204, headers: {}, body: null } ],
			},
		} );
	} );
} );

describe( 'required fields', () => {
	/** A value with every field, and the paths that may be missing or have another type. */
	const TABLE: ReadonlyArray<
		readonly [ string, Guard, unknown, RegExp | null ]
	> = [
		[
			'cart',
			parseCart,
			body( 'cart-two-or-more-packages' ),
			/^(coupons|fees|shipping_address|billing_address|payment_requirements|shipping_rates|items_weight|cross_sells|errors|payment_methods|extensions)\b|^totals\.tax_lines\[0\]\.(name|rate)$|^items\[0\]\.(quantity_limits|short_description|description|sku|low_stock_remaining|permalink|images|variation|item_data|catalog_visibility|extensions)\b|price_range$/,
		],
		[
			'collection data',
			parseCollectionData,
			body( 'collection-data-filtered' ),
			/^taxonomy_counts$/,
		],
		[
			'terms',
			parseTerms,
			body( 'attribute-terms-visual' ),
			/^\[0\]\.(slug|description|parent)$/,
		],
		[ 'coupon', parseCoupon, body( 'coupons-by-code' ), /^discount_type$/ ],
		[ 'fee', parseFee, at( body( 'cart-with-fee' ), 'fees[0]' ), /^name$/ ],
		[
			'shipping package',
			parseShippingPackage,
			at( body( 'cart-with-rates' ), 'shipping_rates[0]' ),
			/^(name|destination|items|shipping_rates)\b/,
		],
		[
			'shipping rate',
			parseShippingRate,
			at(
				body( 'cart-with-rates' ),
				'shipping_rates[0].shipping_rates[0]'
			),
			/^(name|description|delivery_time|instance_id|meta_data)\b/,
		],
		[
			'product',
			parseProduct,
			body( 'product-by-id-variable' ),
			/^(slug|parent|variation|permalink|sku|short_description|description|price_html|average_rating|review_count|images|categories|tags|brands|attributes|variations|grouped_products|low_stock_remaining|stock_availability|weight|dimensions|formatted_weight|formatted_dimensions|is_password_protected|extensions|_links)\b|price_range\b|^add_to_cart\.(text|description|url|single_text)$/,
		],
		[
			'checkout',
			parseCheckout,
			body( 'fields-checkout-post-good' ),
			/^(order_key|order_number|customer_note|customer_id|billing_address|shipping_address|payment_method|payment_result\.(payment_details|redirect_url)|additional_fields|__experimentalCart|extensions)\b/,
		],
		[
			'route index',
			parseRouteIndex,
			{ namespace: 'wc/store/v1', routes: {} },
			null,
		],
	];

	/** `null` if the guard still accepts the changed value. */
	const getRejection = (
		guard: Guard,
		value: unknown,
		path: string,
		change: typeof drop
	) => {
		const read = guard( changed( value, path, change ) );
		return read.ok ? null : read;
	};

	// One test per guard: a test per path takes longer than the checks.
	describe.each(
		TABLE.map( ( [ name, guard, value, lenientGuard ] ) => {
			const isLenient = ( path: string ) =>
				lenientGuard?.test( path ) ?? false;
			const paths = pathsOf( value );
			return {
				name,
				guard,
				value,
				required: paths.filter( ( path ) => ! isLenient( path ) ),
				optional: paths.filter( isLenient ),
			};
		} )
	)( 'guard of a $name', ( { guard, value, required, optional } ) => {
		it( 'rejects a value without a required field, and names the field', () => {
			const fields = required.filter(
				( path ) => ! path.endsWith( ']' )
			);
			expect( fields ).not.toEqual( [] );
			expect(
				fields.map(
					( path ) => getRejection( guard, value, path, drop )?.path
				)
			).toEqual( fields );
		} );

		it( 'rejects a required field of another type, and names the field or a part of it', () => {
			expect( required ).not.toEqual( [] );
			const accepted = required.filter( ( path ) => {
				const rejection = getRejection( guard, value, path, corrupt );
				return (
					! rejection?.path.startsWith( path ) ||
					! rejection.reason.startsWith( 'not ' )
				);
			} );
			expect( accepted ).toEqual( [] );
		} );

		if ( optional.length > 0 ) {
			it( 'accepts a value if optional fields are missing or have another type', () => {
				const rejected = optional.filter( ( path ) =>
					[ drop, corrupt ].some(
						( change ) =>
							getRejection( guard, value, path, change ) !== null
					)
				);
				expect( rejected ).toEqual( [] );
			} );
		}
	} );
} );

describe( 'default values', () => {
	const cart = body( 'cart-two-or-more-packages' );
	const read = ( value: unknown ) => {
		const parsed = parseCart( value );
		if ( ! parsed.ok ) {
			throw new Error( `${ parsed.path } is ${ parsed.reason }` );
		}
		return parsed.value;
	};

	it.each( [
		'coupons',
		'fees',
		'payment_requirements',
		'shipping_rates',
		'cross_sells',
		'errors',
		'payment_methods',
	] )( 'replace missing %s with an empty list', ( path ) => {
		expect( at( read( changed( cart, path, drop ) ), path ) ).toEqual( [] );
	} );

	it( 'replace invalid entries: drops them and preserves the others', () => {
		const rates = 'shipping_rates[0].shipping_rates';
		const corrupted = changed( cart, `${ rates }[0].price`, drop );
		expect( at( read( corrupted ), rates ) ).toEqual(
			Array.from( Object( at( cart, rates ) ) ).slice( 1 )
		);
	} );

	it( 'do not change the input', () => {
		const corrupted = changed( cart, 'shipping_address.city', drop );
		const before = structuredClone( corrupted );
		expect( read( corrupted ).shipping_address.city ).toBe( '' );
		expect( corrupted ).toEqual( before );
	} );

	it( 'replace a missing address with empty fields', () => {
		expect(
			read( changed( cart, 'billing_address', drop ) ).billing_address
		).toMatchObject( { first_name: '', country: '', email: '' } );
	} );

	it( 'preserve strings and booleans in additional address fields', () => {
		const odd = changed( cart, 'shipping_address', ( holder, key ) => {
			holder[ key ] = {
				'shop/vat': 'GB 1',
				'shop/gift': true,
				'shop/floor': 3,
				'shop/gone': null,
			};
		} );
		expect( read( odd ).shipping_address ).toMatchObject( {
			'shop/vat': 'GB 1',
			'shop/gift': true,
			'shop/floor': '3',
			'shop/gone': '',
		} );
	} );

	it( 'replace extension data in an empty list with an empty object', () => {
		const odd = changed( cart, 'extensions', ( holder, key ) => {
			holder[ key ] = [];
		} );
		expect( read( odd ).extensions ).toEqual( {} );
	} );

	it( "add the specification's quantity limits to an item without limits", () => {
		expect(
			read( changed( cart, 'items[0].quantity_limits', drop ) ).items[ 0 ]
				?.quantity_limits
		).toEqual( {
			minimum: 1,
			maximum: 99,
			multiple_of: 1,
			editable: true,
		} );
	} );

	it( 'convert numbers in item data to strings and drop invalid entries', () => {
		const odd = changed( cart, 'items[0].item_data', ( holder, key ) => {
			holder[ key ] = [
				{ key: 'Size', value: 42 },
				'odd',
				{ name: 'Gift', value: 'Yes', hidden: true, display: null },
			];
		} );
		expect( read( odd ).items[ 0 ]?.item_data ).toEqual( [
			{ key: 'Size', value: '42' },
			{ name: 'Gift', value: 'Yes', hidden: true, display: undefined },
		] );
	} );

	it( 'use the id of a fee that has no key', () => {
		const fee = at( body( 'cart-with-fee' ), 'fees[0]' );
		const withId = changed( fee, 'key', ( holder, key ) => {
			delete holder[ key ];
			holder.id = 'wrap';
		} );
		expect( parseFee( withId ) ).toMatchObject( {
			ok: true,
			value: { id: 'wrap', key: 'wrap' },
		} );
	} );
} );

describe( 'checkouts', () => {
	it( 'parse a failed payment despite its status 400', () => {
		expect(
			parseCheckout( body( 'checkout-post-payment-failure-result' ) )
		).toMatchObject( {
			ok: true,
			value: {
				status: 'failed',
				payment_result: { payment_status: 'failure' },
			},
		} );
	} );

	it( 'have an empty payment status before the first payment attempt', () => {
		expect(
			parseCheckout( body( 'checkout-get-after-failed-post' ) )
		).toMatchObject( {
			ok: true,
			value: { payment_result: { payment_status: '' } },
		} );
	} );

	it( 'reject an unknown payment status', () => {
		const odd = changed(
			body( 'checkout-post-guest-cod' ),
			'payment_result.payment_status',
			( holder, key ) => {
				holder[ key ] = 'perhaps';
			}
		);
		expect( parseCheckout( odd ) ).toMatchObject( {
			ok: false,
			path: 'payment_result.payment_status',
		} );
	} );

	it( 'preserve payment details of any type and drop entries without a key', () => {
		const odd = changed(
			body( 'checkout-post-guest-cod' ),
			'payment_result.payment_details',
			( holder, key ) => {
				holder[ key ] = [
					{ key: 'secret', value: { id: 'pi_1' } },
					{ value: 'lost' },
				];
			}
		);
		expect( parseCheckout( odd ) ).toMatchObject( {
			ok: true,
			value: {
				payment_result: {
					payment_details: [
						{ key: 'secret', value: { id: 'pi_1' } },
					],
				},
			},
		} );
	} );

	it( 'are accepted with an invalid cart, so that a placed order is not lost', () => {
		const odd = changed(
			body( 'checkout-get' ),
			'__experimentalCart.totals.total_price',
			drop
		);
		expect( parseCheckout( odd ) ).toMatchObject( {
			ok: true,
			value: { __experimentalCart: null },
		} );
	} );

	it.each( [
		[ [], {} ],
		[
			{ 'shop/note': 3, 'shop/gift': false, 'shop/odd': [] },
			{ 'shop/note': '3', 'shop/gift': false, 'shop/odd': '' },
		],
	] )( 'convert additional fields %j to %j', ( received, read ) => {
		const odd = changed(
			body( 'checkout-get' ),
			'additional_fields',
			( holder, key ) => {
				holder[ key ] = received;
			}
		);
		const parsed = parseCheckout( odd );
		expect( parsed.ok && parsed.value.additional_fields ).toEqual( read );
	} );
} );

describe( 'amounts', () => {
	const withPrice = ( price: unknown ) =>
		parseCart(
			changed(
				body( 'cart-get-one-item' ),
				'totals.total_price',
				( holder, key ) => {
					holder[ key ] = price;
				}
			)
		).ok;

	it.each( [ '0', '-50', '9'.repeat( 60 ), '007' ] )(
		'accept %p',
		( price ) => {
			expect( withPrice( price ) ).toBe( true );
		}
	);

	it.each( [ 1800, '', '18.00', '1e3', ' 1', '1,000', '+1', null, '１' ] )(
		'reject %p',
		( price ) => {
			expect( withPrice( price ) ).toBe( false );
		}
	);

	it.each( [ -1, 1.5, '2', Infinity ] )(
		'reject %p as a number of decimals',
		( unit ) => {
			const odd = changed(
				body( 'cart-get-one-item' ),
				'totals.currency_minor_unit',
				( holder, key ) => {
					holder[ key ] = unit;
				}
			);
			expect( parseCart( odd ) ).toMatchObject( {
				ok: false,
				path: 'totals.currency_minor_unit',
			} );
		}
	);

	it( 'accept null for shipping that has not been calculated', () => {
		const early = changed(
			body( 'cart-get-one-item' ),
			'totals.total_shipping',
			( holder, key ) => {
				holder[ key ] = null;
			}
		);
		expect( parseCart( early ).ok ).toBe( true );
	} );
} );

it( 'returns a cart of 300 items without copying any of them', () => {
	const cart = structuredClone( body( 'cart-get-many-items' ) );
	const line = at( cart, 'items[0]' );
	const large = {
		...Object( cart ),
		items: Array.from( { length: 300 }, () => structuredClone( line ) ),
	};
	const read = parseCart( large );
	expect( read.ok && read.value ).toBe( large );
} );
