import type Database from 'libsql';
import {
	CURRENCIES,
	DEFAULT_OPTIONS,
	OPTION_VALUES,
	type FieldVisibility,
	type ShopOptions,
} from './options';
import { findGateway } from './gateways/gateways';
import { withTrialGateway } from './gateways/trial';
import { getMeta } from './database';
import { isSampleList, withSamples } from './samples/samples';
import type { SessionData } from './session-data';
import { isRecord } from './is-record';

const isCurrency = ( value: unknown ): value is ShopOptions[ 'currency' ] =>
	typeof value === 'string' && Object.hasOwn( CURRENCIES, value );

const isDisplay = ( value: unknown ): value is 'excl' | 'incl' =>
	value === 'excl' || value === 'incl';

const isText = ( value: unknown ): value is string => typeof value === 'string';

const isFlag = ( value: unknown ): value is boolean =>
	typeof value === 'boolean';

const MAX_DELAY_MS = 60_000;

const isDelay = ( value: unknown ): value is number =>
	typeof value === 'number' && value >= 0 && value <= MAX_DELAY_MS;

const isGatewayList = ( value: unknown ): value is string[] =>
	Array.isArray( value ) &&
	value.every( ( id ) => findGateway( id ) !== null );

const isVisibility = ( value: unknown ): value is FieldVisibility =>
	value === 'required' || value === 'optional' || value === 'hidden';

const isFieldSet = (
	value: unknown
): value is ShopOptions[ 'additionalFields' ] =>
	value === 'none' ||
	value === 'recorded' ||
	value === 'all' ||
	value === 'strict';

const isOneOf =
	< Value extends string >( values: readonly Value[] ) =>
	( value: unknown ): value is Value =>
		values.some( ( one ) => one === value );

const GUARDS: {
	[ Name in keyof ShopOptions ]: (
		value: unknown
	) => value is ShopOptions[ Name ];
} = {
	currency: isCurrency,
	pricesIncludeTax: isFlag,
	taxDisplayCart: isDisplay,
	taxDisplayShop: isDisplay,
	taxesEnabled: isFlag,
	itemizedTaxes: isFlag,
	couponsEnabled: isFlag,
	shippingEnabled: isFlag,
	shippingCalculator: isFlag,
	shippingCostRequiresAddress: isFlag,
	localPickupEnabled: isFlag,
	severalPackages: isFlag,
	handlingFee: isFlag,
	samplePoints: isFlag,
	nonceCheck: isFlag,
	paymentMethods: isGatewayList,
	cartExpress: isFlag,
	cardDelayMs: isDelay,
	guestCheckout: isFlag,
	signUp: isFlag,
	generatePassword: isFlag,
	forcedBilling: isFlag,
	pickupOnly: isFlag,
	phoneField: isVisibility,
	companyField: isVisibility,
	address2Field: isVisibility,
	additionalFields: isFieldSet,
	captcha: isFlag,
	orderAttempts: isFlag,
	addOns: isSampleList,
	administrator: isFlag,
	editor: isFlag,
	storeNotice: isFlag,
	socialFeed: isOneOf( OPTION_VALUES.socialFeed ),
	defaultLocation: isText,
	locale: isText,
	itemData: isFlag,
	fixedQuantities: isFlag,
	itemVisibility: isOneOf( OPTION_VALUES.itemVisibility ),
	rateDetails: isFlag,
	unselectedRates: isFlag,
	pickupPackages: isOneOf( OPTION_VALUES.pickupPackages ),
	shippingError: isOneOf( OPTION_VALUES.shippingError ),
	unnamedFee: isFlag,
	zeroFee: isFlag,
	paymentRequirement: isOneOf( OPTION_VALUES.paymentRequirement ),
	blockedSession: isFlag,
	sampleTokens: isFlag,
	trialGateway: isOneOf( OPTION_VALUES.trialGateway ),
	observerEvent: isOneOf( OPTION_VALUES.observerEvent ),
	stepNumbers: isFlag,
	stepDescriptions: isFlag,
	termsCheckbox: isFlag,
	buttonPrice: isFlag,
	reassurance: isFlag,
	expressStyles: isFlag,
	narrowCountries: isFlag,
	reviewRatingRequired: isFlag,
	reloadExtension: isFlag,
	observerAnswer: isOneOf( OPTION_VALUES.observerAnswer ),
	orderAttribution: isFlag,
	mailingList: isOneOf( OPTION_VALUES.mailingList ),
	wishlist: isOneOf( OPTION_VALUES.wishlist ),
	wishlistSeveral: isFlag,
	wishlistInCart: isFlag,
	saveForLater: isFlag,
	wishlistBehaviour: isOneOf( OPTION_VALUES.wishlistBehaviour ),
	miniCartIcon: isOneOf( OPTION_VALUES.miniCartIcon ),
	miniCartCount: isOneOf( OPTION_VALUES.miniCartCount ),
	miniCartAfterAdding: isOneOf( OPTION_VALUES.miniCartAfterAdding ),
	miniCartClick: isOneOf( OPTION_VALUES.miniCartClick ),
	miniCartOnCart: isOneOf( OPTION_VALUES.miniCartOnCart ),
	miniCartPriceColor: isOneOf( OPTION_VALUES.miniCartPriceColor ),
	miniCartIconColor: isOneOf( OPTION_VALUES.miniCartIconColor ),
	miniCartCountColor: isOneOf( OPTION_VALUES.miniCartCountColor ),
	miniCartWidth: isOneOf( OPTION_VALUES.miniCartWidth ),
	cachedPages: isFlag,
	productsPerPage: isOneOf( OPTION_VALUES.productsPerPage ),
	redirectAfterAdd: isFlag,
	miniCartPrice: isFlag,
	miniCartLabels: isFlag,
};

const isOptionName = ( name: string ): name is keyof ShopOptions =>
	Object.hasOwn( GUARDS, name );

const isOptions = (
	value: Record< string, unknown >
): value is Partial< ShopOptions > =>
	Object.entries( value ).every(
		( [ name, option ] ) => isOptionName( name ) && GUARDS[ name ]( option )
	);

/** Or the names of unknown and invalid options. */
export const readOptions = (
	value: unknown
):
	| { ok: true; options: Partial< ShopOptions > }
	| { ok: false; wrong: string[] } => {
	const sent = isRecord( value ) ? value : {};
	if ( isOptions( sent ) ) {
		return { ok: true, options: sent };
	}
	return {
		ok: false,
		wrong: Object.keys( sent ).filter(
			( name ) => ! isOptions( { [ name ]: sent[ name ] } )
		),
	};
};

/** Defaults, then the shop's options, then the visitor's, then the samples'. */
export const effectiveOptions = (
	database: Database.Database,
	session: Pick< SessionData, 'options' >
): ShopOptions => {
	const stored: unknown = JSON.parse(
		getMeta( database, 'options' ) ?? '{}'
	);
	const shop = readOptions( stored );
	return withTrialGateway(
		withSamples( {
			...DEFAULT_OPTIONS,
			...( shop.ok ? shop.options : {} ),
			...session.options,
		} )
	);
};
