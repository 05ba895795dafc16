/**
 * @jest-environment node
 */
import {
	isApiErrorResponse,
	parseApiError,
	parseBatch,
	parseCart,
	parseCheckout,
	parseCoupon,
	parseFee,
	parseProduct,
	parseProducts,
	parseRouteIndex,
	parseShippingPackage,
	parseShippingRate,
	type ParseResult,
} from '@shopfront/store-api';
import { recording, recordings, type Recording } from './recordings';

type Guard = ( value: unknown ) => ParseResult< unknown >;

/** The guard of each route that the client reads; the first match wins. */
const GUARDS: ReadonlyArray< readonly [ RegExp, Guard ] > = [
	[ /^(GET|POST) cart(\/[\w-]+)?$/, parseCart ],
	[ /^POST batch$/, parseBatch ],
	[ /^GET products$/, parseProducts ],
	[ /^GET products\/[\w-]+$/, parseProduct ],
	[ /^GET wc\/store\/v1$/, parseRouteIndex ],
	[ /^(GET|PUT|POST) checkout(\/\d+)?$/, parseCheckout ],
];

const routeOf = ( { request }: Recording ): string =>
	`${ request.method } ${ request.path
		.replace( /^\/wp-json\/(wc\/store\/v1\/)?/, '' )
		.replace( /\?.*$/, '' ) }`;

const isGood = ( { response }: Recording ) => response.status < 300;

/** Replies to requests that asked for some fields only: they are not the whole thing, and guards say so. */
const isPartial = ( { request }: Recording ) =>
	request.path.includes( '_fields=' );

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const all = recordings();

/** Routes that the client does not read, or not yet. */
const UNREAD_ROUTES =
	/^OPTIONS |^\w+ cart\/(items|coupons)\b|^GET products\/(attributes|brands|categories|collection-data|reviews|tags)\b|^GET order\//;

const isUnread = ( each: Recording ) =>
	each.name === 'root-index' || UNREAD_ROUTES.test( routeOf( each ) );

const good = all.filter(
	( each ) =>
		isGood( each ) &&
		each.response.status !== 204 &&
		! isPartial( each ) &&
		! isUnread( each )
);

/** A payment that fails is told by a whole checkout, and by no error. */
const isFailedPayment = ( { response }: Recording ) =>
	isRecord( response.body ) && 'payment_result' in response.body;

const bad = all.filter(
	( each ) => ! isGood( each ) && ! isFailedPayment( each )
);

const getGuard = ( each: Recording ): Guard => {
	const found = GUARDS.find( ( [ route ] ) => route.test( routeOf( each ) ) );
	if ( ! found ) {
		throw new Error( `No guard for ${ routeOf( each ) }` );
	}
	return found[ 1 ];
};

/** Steps into a value: `items[0].prices.price`. */
const steps = ( path: string ) => path.match( /[^.[\]]+/g ) ?? [];

const toPath = ( keys: readonly ( string | number )[] ) =>
	keys.reduce< string >(
		( path, key ) =>
			typeof key === 'number'
				? `${ path }[${ key }]`
				: `${ path }${ path && '.' }${ key }`,
		''
	);

/** Each path of a value, first entries of lists only: the others are no different. */
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

/** A copy of a value in which one path is changed. */
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

/** A list in a list: the type of no field. */
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

describe( 'recorded replies', () => {
	it( 'are there', () => {
		expect( good.length ).toBeGreaterThan( 110 );
	} );

	it.each( good.map( ( each ) => [ each.name, each ] as const ) )(
		'%s reads',
		( _name, each ) => {
			const parsed = getGuard( each )( each.response.body );
			expect( parsed ).toMatchObject( { ok: true } );
		}
	);

	it( 'read without a copy where nothing is missing', () => {
		const cart = body( 'cart-get-many-items' );
		const parsed = parseCart( cart );
		expect( parsed.ok && parsed.value ).toBe( cart );
	} );

	it.each(
		all
			.filter( ( each ) => isPartial( each ) && isGood( each ) )
			.map( ( each ) => [ each.name, each ] as const )
	)( '%s is a part, and is said to be', ( _name, each ) => {
		expect( getGuard( each )( each.response.body ) ).toMatchObject( {
			ok: false,
			path: expect.stringMatching( /\w/ ),
		} );
	} );
} );

describe( 'recorded errors', () => {
	/** An error that was not meant for the API has no data, not even a status. */
	const NO_DATA = /^order-pay-post-already-paid$/;

	it.each( bad.map( ( each ) => [ each.name, each ] as const ) )(
		'%s is an API error',
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
	)( '%s brings a cart', ( _name, { response } ) => {
		const error = parseApiError( response.body );
		expect( error.ok && parseCart( error.value.data?.cart ).ok ).toBe(
			true
		);
	} );

	it( 'tell parameters and details', () => {
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
		[ 'a text as a detail', { details: { cart: 'No.' } }, 'details' ],
		[ 'extra fields', { removed_coupons: [ 'ten' ] }, 'removed_coupons' ],
	] )( 'keep %s', ( _what, data, kept ) => {
		const parsed = parseApiError( { code: 'a', message: 'b', data } );
		expect( parsed.ok && parsed.value.data ).toHaveProperty( kept );
		expect( parsed.ok && parsed.value.data ).toEqual( data );
	} );

	it.each( [ null, 'text', [], undefined ] )(
		'do without data (%p)',
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
	] )( 'are not %j', ( value ) => {
		expect( isApiErrorResponse( value ) ).toBe( false );
		expect( parseApiError( value ).ok ).toBe( false );
	} );
} );

describe( 'replies in recorded batches', () => {
	const batches = all.filter(
		( { name, request } ) =>
			request.path.endsWith( '/batch' ) && name.startsWith( 'batch-' )
	);

	it.each(
		batches.filter( isGood ).map( ( each ) => [ each.name, each ] as const )
	)( '%s', ( _name, { response } ) => {
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
	)( '%s is no batch', ( _name, { response } ) => {
		expect( parseBatch( response.body ) ).toMatchObject( {
			ok: false,
			path: 'responses',
		} );
	} );

	it.each( [
		[ 'status', { headers: {}, body: {} } ],
		[ 'headers', { status: 200, body: {} } ],
		[ 'body', { status: 200, headers: {} } ],
	] )( 'a reply without %s is none', ( _what, reply ) => {
		const whole = { status: 204, headers: [], body: null };
		expect( parseBatch( { responses: [ reply, whole ] } ) ).toMatchObject( {
			ok: true,
			value: {
				responses: [ null, { status: 204, headers: {}, body: null } ],
			},
		} );
	} );
} );

describe( 'what a guard insists on', () => {
	/** A guard, something that has every field, and the paths that it can do without or take in another type. */
	const TABLE: ReadonlyArray<
		readonly [ string, Guard, unknown, RegExp | null ]
	> = [
		[
			'cart',
			parseCart,
			body( 'cart-two-or-more-packages' ),
			/^(coupons|fees|shipping_address|billing_address|payment_requirements|shipping_rates|items_weight|cross_sells|errors|payment_methods|extensions)\b|^totals\.tax_lines\[0\]\.(name|rate)$|^items\[0\]\.(quantity_limits|short_description|description|sku|low_stock_remaining|permalink|images|variation|item_data|catalog_visibility|extensions)\b|price_range$/,
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

	/** Changes one path of a value and returns the guard's refusal; `null` if the guard still reads the value. */
	const getRejection = (
		guard: Guard,
		value: unknown,
		path: string,
		change: typeof drop
	) => {
		const read = guard( changed( value, path, change ) );
		return read.ok ? null : read;
	};

	// One test for each guard with all of its paths: a test for each path takes longer than the checks.
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
	)( 'the guard of a $name', ( { guard, value, required, optional } ) => {
		it( 'refuses a value without a required field, and names the field', () => {
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

		it( 'refuses a required field of another type, and names the field or a part of it', () => {
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
			it( 'reads a value whose optional fields are missing or of another type', () => {
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

describe( 'what a guard fills in', () => {
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
	] )( 'no %s is an empty list', ( path ) => {
		expect( at( read( changed( cart, path, drop ) ), path ) ).toEqual( [] );
	} );

	it( 'leaves out the entry that does not read and keeps the others', () => {
		const rates = 'shipping_rates[0].shipping_rates';
		const corrupted = changed( cart, `${ rates }[0].price`, drop );
		expect( at( read( corrupted ), rates ) ).toEqual(
			Array.from( Object( at( cart, rates ) ) ).slice( 1 )
		);
	} );

	it( 'does not change what it was given', () => {
		const corrupted = changed( cart, 'shipping_address.city', drop );
		const before = structuredClone( corrupted );
		expect( read( corrupted ).shipping_address.city ).toBe( '' );
		expect( corrupted ).toEqual( before );
	} );

	it( 'empty fields stand in for an address that is missing', () => {
		expect(
			read( changed( cart, 'billing_address', drop ) ).billing_address
		).toMatchObject( { first_name: '', country: '', email: '' } );
	} );

	it( 'additional address fields keep texts and booleans', () => {
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

	it( 'add-on data written as an empty list is an empty object', () => {
		const odd = changed( cart, 'extensions', ( holder, key ) => {
			holder[ key ] = [];
		} );
		expect( read( odd ).extensions ).toEqual( {} );
	} );

	it( 'a line without limits gets those of the specification', () => {
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

	it( 'item data may be numbers, and lacks nothing else', () => {
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

	it( 'a fee that only has an id is known by it', () => {
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
	it( 'a failed payment is read as one, though its status is 400', () => {
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

	it( 'an order that nobody has tried to pay has an empty status', () => {
		expect(
			parseCheckout( body( 'checkout-get-after-failed-post' ) )
		).toMatchObject( {
			ok: true,
			value: { payment_result: { payment_status: '' } },
		} );
	} );

	it( 'a word that nobody knows is no result', () => {
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

	it( 'payment details keep values of any type, without entries that have no key', () => {
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

	it( 'a cart that does not read hides no order that was placed', () => {
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
	] )( 'additional fields %j read as %j', ( given, read ) => {
		const odd = changed(
			body( 'checkout-get' ),
			'additional_fields',
			( holder, key ) => {
				holder[ key ] = given;
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
		'%p is one',
		( price ) => {
			expect( withPrice( price ) ).toBe( true );
		}
	);

	it.each( [ 1800, '', '18.00', '1e3', ' 1', '1,000', '+1', null, '１' ] )(
		'%p is none',
		( price ) => {
			expect( withPrice( price ) ).toBe( false );
		}
	);

	it.each( [ -1, 1.5, '2', Infinity ] )(
		'%p is no count of decimals',
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

	it( 'shipping is null before it was worked out', () => {
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

it( 'gives a cart of 300 lines back as it came, without a copy of any line', () => {
	const cart = structuredClone( body( 'cart-get-many-items' ) );
	const line = at( cart, 'items[0]' );
	const large = {
		...Object( cart ),
		items: Array.from( { length: 300 }, () => structuredClone( line ) ),
	};
	const read = parseCart( large );
	expect( read.ok && read.value ).toBe( large );
} );
