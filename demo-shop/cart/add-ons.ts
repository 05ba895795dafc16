import { ApiError } from '../api-error';
import type { ShopOptions } from '../options';
import type { Fee } from './cart';
import type { CartLine } from './lines';
import { isRecord } from '../is-record';

/** A sample add-on that extends the Store API (docs/contract/store-api.md 6). `stored` is the add-on's own data. */
interface AddOn {
	namespace: string;
	isActive: ( options: ShopOptions ) => boolean;
	/** The cart's entry in `extensions`; `null` for none. */
	cartData: ( stored: unknown ) => Record< string, unknown > | null;
	/** An item's entry in `extensions`; `null` for none. */
	itemData: ( line: CartLine ) => Record< string, unknown > | null;
	paymentRequirements: readonly string[];
	fees: ( stored: unknown ) => Fee[];
	/** Returns the new data after POST /cart/extensions; may throw. */
	update: ( data: Record< string, unknown >, stored: unknown ) => unknown;
}

const WRAPPING: Fee = {
	key: 'gift-wrap',
	name: 'Gift wrap',
	amount: 3_500_000n,
};

/** Charges a fee for gift wrap: `{ wrap: true, message?: 'For you' }`. No data before its first update. */
const giftWrap: AddOn = {
	namespace: 'gift-wrap',
	isActive: () => true,
	cartData: ( stored ) => ( isRecord( stored ) ? stored : null ),
	itemData: () => null,
	paymentRequirements: [],
	fees: ( stored ) =>
		isRecord( stored ) && stored.wrap === true ? [ WRAPPING ] : [],
	update: ( { wrap, message } ) => {
		if ( typeof wrap !== 'boolean' ) {
			throw new Error( 'Say whether to wrap the gift.' );
		}
		return {
			wrap,
			message: typeof message === 'string' ? message.slice( 0, 100 ) : '',
		};
	},
};

const POINTS_PER_PIECE = 10;

/** The recorded shop's add-on: data for cart and items, a payment requirement, and an error. */
const samplePoints: AddOn = {
	namespace: 'sample-points',
	isActive: ( { samplePoints: isOn } ) => isOn,
	cartData: ( stored ) => ( {
		points: 120,
		redeemed: isRecord( stored ) && stored.redeemed === true,
	} ),
	itemData: ( { quantity } ) => ( { points: POINTS_PER_PIECE * quantity } ),
	paymentRequirements: [ 'sample_requirement' ],
	fees: () => [],
	update: ( { redeem, fail } ) => {
		if ( fail === true ) {
			throw new ApiError(
				'sample_points_error',
				'Not enough points.',
				400
			);
		}
		return { redeemed: redeem === true };
	},
};

/** Always throws. */
const brokenAddOn: AddOn = {
	namespace: 'broken-add-on',
	isActive: () => true,
	cartData: () => null,
	itemData: () => null,
	paymentRequirements: [],
	fees: () => [],
	update: () => {
		throw new TypeError( 'Cannot read what is not there.' );
	},
};

/** Asks the page to reload, in every cart. A page must do so only once. */
const reload: AddOn = {
	namespace: 'demo-reload',
	isActive: ( { reloadExtension } ) => reloadExtension,
	cartData: () => ( { reload: true } ),
	itemData: () => null,
	paymentRequirements: [],
	fees: () => [],
	update: () => ( {} ),
};

const ADD_ONS: readonly AddOn[] = [
	giftWrap,
	samplePoints,
	reload,
	brokenAddOn,
];

const HANDLING: Fee = { key: 'handling', name: 'Handling', amount: 3_500_000n };

const UNNAMED: Fee = { key: 'unnamed', name: '', amount: 2_000_000n };

const FREE: Fee = { key: 'samples', name: 'Free samples', amount: 0n };

/** Item data in every form that a client has to display or hide. */
const ITEM_DATA = [
	{ key: 'Engraving', value: 'For Ada' },
	{ key: 'Workshop number', value: '4711', hidden: true },
	{
		name: 'Finish',
		value: 'matt',
		display: '<em>Matt</em> glaze',
		className: 'demo-finish',
	},
	{ key: '', value: 'Made to order' },
];

export const itemData = ( { itemData: isOn }: ShopOptions ) =>
	isOn ? ITEM_DATA : [];

const active = ( options: ShopOptions ) =>
	ADD_ONS.filter( ( addOn ) => addOn.isActive( options ) );

export type AddOnStorage = Readonly< Record< string, unknown > >;

const gather = (
	entries: Array< [ string, Record< string, unknown > | null ] >
): Record< string, unknown > => {
	return Object.fromEntries(
		entries.filter( ( [ , data ] ) => data !== null )
	);
};

export const cartExtensions = (
	options: ShopOptions,
	storage: AddOnStorage
): Record< string, unknown > => {
	return gather(
		active( options ).map( ( addOn ) => [
			addOn.namespace,
			addOn.cartData( storage[ addOn.namespace ] ),
		] )
	);
};

export const itemExtensions = (
	options: ShopOptions,
	line: CartLine
): Record< string, unknown > => {
	return gather(
		active( options ).map( ( addOn ) => [
			addOn.namespace,
			addOn.itemData( line ),
		] )
	);
};

export const paymentRequirements = ( options: ShopOptions ): string[] => {
	return [
		'products',
		...( options.paymentRequirement === 'none'
			? []
			: [ options.paymentRequirement ] ),
		...active( options ).flatMap( ( addOn ) => addOn.paymentRequirements ),
	];
};

export const addOnFees = (
	options: ShopOptions,
	storage: AddOnStorage
): Fee[] => {
	return [
		...( options.handlingFee ? [ HANDLING ] : [] ),
		...( options.unnamedFee ? [ UNNAMED ] : [] ),
		...( options.zeroFee ? [ FREE ] : [] ),
		...active( options ).flatMap( ( addOn ) =>
			addOn.fees( storage[ addOn.namespace ] )
		),
	];
};

const createError = ( message: string ) =>
	new ApiError( 'woocommerce_rest_cart_extensions_error', message, 400 );

/** @throws {ApiError} 400 for an unknown namespace, and for anything that the add-on throws. */
export const updateAddOn = (
	options: ShopOptions,
	storage: AddOnStorage,
	namespace: string,
	data: Record< string, unknown >
): Record< string, unknown > => {
	if ( namespace === '' ) {
		throw createError(
			'You must provide a plugin namespace when extending a Store REST endpoint.'
		);
	}
	const addOn = active( options ).find(
		( one ) => one.namespace === namespace
	);
	if ( ! addOn ) {
		throw createError(
			`There is no such namespace registered: ${ namespace }.`
		);
	}
	try {
		return {
			...storage,
			[ namespace ]: addOn.update( data, storage[ namespace ] ),
		};
	} catch ( error ) {
		if ( error instanceof ApiError ) {
			throw error;
		}
		throw createError(
			error instanceof Error ? error.message : String( error )
		);
	}
};
