import { code, table } from '../markdown';
import type { ReadTypes } from '../read-types';

/** Where names stand that go one day, by the name of their type. */
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

/** Names that no type has: keys and forms that are understood all the same. */
const DEPRECATION_TABLES: ReadonlyArray< readonly [ string, string, string ] > =
	[
		[ 'filters', 'couponName', 'Use `coupons`.' ],
		[
			'registerPaymentMethod, registerExpressPaymentMethod',
			'a function that makes the config',
			'Give the config.',
		],
		[
			'registerPaymentMethod',
			'supports.savePaymentInfo',
			'Use `supports.showSavedCards` and `supports.showSaveOption`.',
		],
		[
			'answers of onPaymentSetup',
			'meta.billingData, meta.shippingData',
			'Use `meta.billingAddress` and `meta.shippingAddress`.',
		],
		[
			'props of payment methods',
			'billing.billingData, setExpressPaymentError',
			'Use `billing.billingAddress`; answer `onPaymentSetup`.',
		],
	];

/** docs/add-ons/deprecated-apis.md */
export const deprecatedApisPage = (
	read: ReadTypes
): string => `# Names of before

Add-ons that run today run unchanged. These names work, and say on the console, once, what to use.

${ table(
	[ 'Where', 'Name', 'Instead' ],
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

Names that begin with \`__internal\` or \`__experimental\` and are in this reference stay: add-ons use them.
`;
