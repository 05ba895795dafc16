import { code, table } from '../markdown';
import type { ReadTypes } from '../read-types';

/** Where deprecated names are, by their type. */
const TYPE_LOCATIONS: Readonly< Record< string, string > > = {
	WcBlocksRegistry: 'wc.wcBlocksRegistry',
	BlocksCheckout: 'wc.blocksCheckout',
	EventRegistration: 'eventRegistration',
	ExpressPaymentProps: 'props of express methods',
	CheckoutBlockProps: 'props of a block',
	CheckoutSelectors: 'wc/store/checkout',
	CheckoutActions: 'wc/store/checkout',
	PaymentSelectors: 'wc/store/payment',
	ValidationActions: 'wc/store/validation',
};

/** Supported, but not typed. */
const DEPRECATION_TABLES: ReadonlyArray< readonly [ string, string, string ] > =
	[
		[ 'filters', 'couponName', 'Use `coupons`.' ],
		[
			'registerPaymentMethod, registerExpressPaymentMethod',
			'a function that returns the config',
			'Pass the config.',
		],
		[
			'registerPaymentMethod',
			'supports.savePaymentInfo',
			'Use `supports.showSavedCards` and `supports.showSaveOption`.',
		],
		[
			'responses to onPaymentSetup',
			'meta.billingData, meta.shippingData',
			'Use `meta.billingAddress` and `meta.shippingAddress`.',
		],
		[
			'props of payment methods',
			'billing.billingData, setExpressPaymentError',
			'Use `billing.billingAddress`; return an error from `onPaymentSetup`.',
		],
	];

/** docs/add-ons/deprecated-apis.md */
export const deprecatedApisPage = (
	read: ReadTypes
): string => `# Deprecated APIs

Existing add-ons run unchanged. These names still work; the console warns once and names the replacement.

${ table(
	[ 'Location', 'Name', 'Replacement' ],
	[
		...Object.entries( TYPE_LOCATIONS ).flatMap( ( [ type, place ] ) =>
			read( type )
				.members.filter( ( { deprecated } ) => deprecated )
				.map( ( { name, deprecated } ) => [
					code( place ),
					code( name ),
					deprecated,
				] )
		),
		...DEPRECATION_TABLES.map( ( [ place, name, instead ] ) => [
			place,
			code( name ),
			instead,
		] ),
	]
) }

Names in this reference that begin with \`__internal\` or \`__experimental\` are stable, because add-ons use them.
`;
